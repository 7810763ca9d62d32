'use client';

import { PopupList, toast, useAuth, useDocumentEvents, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { useWords } from './words';

/** The agency takes a site down, after a question with its name, and brings it back. */
export const TakeDown = () => {
  const { id, data, hasPublishedDoc, setHasPublishedDoc } = useDocumentInfo();
  const { user } = useAuth();
  const { reportUpdate } = useDocumentEvents();
  const [isDown, setDown] = useState(Boolean(data?.isDown));
  const say = useWords();
  if (!id || user?.role !== 'agency' || (!isDown && !hasPublishedDoc)) return null;
  const name = String(data?.name ?? '');
  const label = isDown
    ? say(`Bring ${name} back`, `Volver a mostrar ${name}`)
    : say(`Take ${name} down`, `Quitar ${name}`);
  const change = async () => {
    const question = say(
      `Take ${name} down? Its addresses answer that it is gone, until you bring it back.`,
      `¿Quitar ${name}? Sus direcciones responderán que ya no existe, hasta que lo vuelva a mostrar.`,
    );
    if (!isDown && !confirm(question)) return;
    const answer = await fetch(`/api/businesses/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ _status: isDown ? 'published' : 'draft' }),
    }).catch(() => null);
    const json = await answer?.json().catch(() => null);
    if (!answer?.ok) return void toast.error(json?.errors?.[0]?.message ?? say('Not done', 'No se hizo'));
    setDown(!isDown);
    setHasPublishedDoc(isDown);
    reportUpdate({
      id,
      doc: json.doc,
      entitySlug: 'businesses',
      operation: 'update',
      updatedAt: json.doc.updatedAt,
    } as never);
  };
  return (
    <PopupList.Button id="action-take-down" onClick={() => void change()}>
      {label}
    </PopupList.Button>
  );
};
