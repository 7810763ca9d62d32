'use client';

import { PopupList, toast, useAuth, useDocumentEvents, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { ask } from './ask';
import { updateOf } from './saving/form-values';
import { useWords } from './basics';

type Json = { doc?: { updatedAt: string }; errors?: { message?: string }[] };

/** The agency takes a site down, after a question with its name, and brings it back. */
export const TakeDown = () => {
  const { id, data, hasPublishedDoc, setHasPublishedDoc } = useDocumentInfo();
  const { user } = useAuth();
  const { reportUpdate } = useDocumentEvents();
  const [isDown, setDown] = useState(Boolean(data?.isDown));
  const say = useWords();
  if (!id || user?.role !== 'agency' || (!isDown && !hasPublishedDoc)) return null;
  const name = String(data?.name ?? '');
  const label = isDown ? say('Bring {name} back', { name }) : say('Take {name} down', { name });
  const change = async () => {
    const question = say('Take {name} down? Its addresses answer that it is gone, until you bring it back.', {
      name,
    });
    if (!isDown && !confirm(question)) return;
    const body = { _status: isDown ? 'published' : 'draft' };
    const { ok, json } = await ask<Json>(`/api/businesses/${id}?depth=0`, { method: 'PATCH', body });
    if (!ok || !json?.doc) return void toast.error(json?.errors?.[0]?.message ?? say('Not done'));
    setDown(!isDown);
    setHasPublishedDoc(isDown);
    reportUpdate(updateOf(id, json.doc));
  };
  return (
    <PopupList.Button id="action-take-down" onClick={() => void change()}>
      {label}
    </PopupList.Button>
  );
};
