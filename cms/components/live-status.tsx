'use client';

import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { ask } from './ask';
import { useDraftLink } from './findings';
import { PreviewWidth } from './preview-width';
import { useSaveWords } from './save-state';
import { useSaver, useSaving } from './use-saver';
import { UndoButtons } from './undo';
import { usePreviewClicks } from './use-preview-clicks';
import { useCopy, useWords } from './words';
import { Press } from './press';

type State = 'none' | 'waiting' | 'failing' | 'live' | 'not-served' | 'down';
type Answer = { state: State; isDown: boolean; isPublished: boolean };

/** Where the last publication stands: live is said only after the site's answer. */
export const LiveStatus = () => {
  const { id, unpublishedVersionCount = 0, setUnpublishedVersionCount } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  const [state, setState] = useState<State>('none');
  const say = useWords();
  const [isCopied, copy] = useCopy(say('Copy this link'));
  const link = useDraftLink();
  const closeSheet = usePreviewClicks();
  useSaving();
  const unsaved = useSaveWords();
  const isLoggedOut = useSaver().state === 'login';
  useEffect(() => {
    if (!id) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const lookAgain = () => void look();
    const look = async () => {
      clearTimeout(timer);
      const { ok, json } = await ask<Answer>(`/api/businesses/${id}/live`);
      if (isOver) return;
      if (!ok || !json) return setState('none');
      setState(json.isDown ? 'down' : json.state);
      // Payload counts an autosave that changes nothing, and not the draft of another device.
      setUnpublishedVersionCount((count) => (json.isPublished ? 0 : Math.max(count, 1)));
      if (json.state === 'waiting' || json.state === 'failing')
        timer = setTimeout(lookAgain, json.state === 'waiting' ? 300 : 2000);
    };
    lookAgain();
    addEventListener('focus', lookAgain);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('focus', lookAgain);
    };
  }, [id, mostRecentUpdate, setUnpublishedVersionCount]);
  if (!id) return null;
  const texts: Record<State, string> = {
    none: '',
    down: say('Taken down by your agency'),
    waiting: say('Publishing …'),
    failing: say('Published, but the site does not answer. We go on trying.'),
    live: say('Published, live'),
    'not-served': say('Published. No site shows this business yet.'),
  };
  const published =
    state === 'live' && unpublishedVersionCount > 0
      ? say('Saved. Changes are not published yet')
      : texts[state];
  return (
    <div className="live-status">
      <span role="status" data-state={unsaved ? 'unsaved' : state}>
        {unsaved ?? published}
      </span>
      {isLoggedOut ? (
        <a className="plain-button" href="/admin/login" target="_blank" rel="noreferrer">
          {say('Log in again')}
        </a>
      ) : null}
      <UndoButtons />
      <PreviewWidth />
      {closeSheet ? <Press onClick={closeSheet}>{say('Close')}</Press> : null}
      {link && !closeSheet ? (
        <Press onClick={() => copy(link)}>{isCopied ? say('Link copied') : say('Share the draft')}</Press>
      ) : null}
    </div>
  );
};
