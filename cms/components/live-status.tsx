'use client';

import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useDraftLink } from './findings';
import { PreviewWidth } from './preview-width';
import { useSaveWords } from './save-state';
import { useSaver, useSaving } from './use-saver';
import { UndoButtons } from './undo';
import { usePreviewClicks } from './use-preview-clicks';
import { useWords } from './words';

type State = 'none' | 'waiting' | 'failing' | 'live' | 'not-served' | 'down';

/** Where the last publication stands: live is said only after the site's answer. */
export const LiveStatus = () => {
  const { id, unpublishedVersionCount = 0, setUnpublishedVersionCount } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  const [state, setState] = useState<State>('none');
  const [isCopied, setCopied] = useState(false);
  const say = useWords();
  const link = useDraftLink();
  const closeSheet = usePreviewClicks();
  useSaving();
  const unsaved = useSaveWords();
  const isLoggedOut = useSaver().state === 'login';
  useEffect(() => {
    if (!id) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      const answer = await fetch(`/api/businesses/${id}/live`).catch(() => null);
      const json = answer?.ok ? await answer.json() : { state: 'none' };
      if (isOver) return;
      setState(json.isDown ? 'down' : json.state);
      // An autosave of the version just published counts as a change here, though it changes nothing.
      if (json.isPublished) setUnpublishedVersionCount(0);
      if (json.state === 'waiting' || json.state === 'failing')
        timer = setTimeout(() => void look(), json.state === 'waiting' ? 300 : 2000);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, mostRecentUpdate, setUnpublishedVersionCount]);
  if (!id) return null;
  const texts: Record<State, string> = {
    none: '',
    down: say('Taken down by your agency', 'Su agencia quitó el sitio'),
    waiting: say('Publishing …', 'Publicando …'),
    failing: say(
      'Published, but the site does not answer. We go on trying.',
      'Publicado, pero el sitio no responde. Seguimos intentando.',
    ),
    live: say('Published, live', 'Publicado, en vivo'),
    'not-served': say(
      'Published. No site shows this business yet.',
      'Publicado. Ningún sitio muestra este negocio todavía.',
    ),
  };
  const share = async () => {
    const isDone = await navigator.clipboard?.writeText(link ?? '').then(
      () => true,
      () => false,
    );
    // Without the permission to copy, the link is shown for copying by hand.
    if (!isDone) return void prompt(say('Copy this link', 'Copie este enlace'), link ?? '');
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
  };
  const published =
    state === 'live' && unpublishedVersionCount > 0
      ? say('Saved. Changes are not published yet', 'Guardado. Hay cambios sin publicar')
      : texts[state];
  return (
    <div className="live-status">
      <span role="status" data-state={unsaved ? 'unsaved' : state}>
        {unsaved ?? published}
      </span>
      {isLoggedOut ? (
        <a className="plain-button" href="/admin/login" target="_blank" rel="noreferrer">
          {say('Log in again', 'Entrar otra vez')}
        </a>
      ) : null}
      <UndoButtons />
      <PreviewWidth />
      {closeSheet ? (
        <button type="button" className="plain-button" onClick={closeSheet}>
          {say('Close', 'Cerrar')}
        </button>
      ) : null}
      {link && !closeSheet ? (
        <button type="button" className="plain-button" onClick={() => void share()}>
          {isCopied ? say('Link copied', 'Enlace copiado') : say('Share the draft', 'Compartir el borrador')}
        </button>
      ) : null}
    </div>
  );
};
