'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useLabels } from './use-labels';
import { useSaver } from './use-saver';
import { useWords } from './words';

/** Controls in which the browser takes typed text back itself. */
const TEXTS =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=color], [type=file])';

/** Undo and Redo of the saves of this visit, also by Ctrl+Z and Ctrl+Shift+Z where nothing is typed. */
export const UndoButtons = () => {
  const { saver } = useSaver();
  const labelOf = useLabels();
  const say = useWords();
  useEffect(() => {
    // The control in which the visitor has typed since its focus: only there the browser's own undo is right.
    let typed: EventTarget | null = null;
    const hear = ({ type, target }: Event) => {
      const isText = target instanceof Element && target.matches(TEXTS);
      typed = type === 'input' && isText ? target : null;
    };
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!saver || !isUndo || (typed && typed === event.target)) return;
      event.preventDefault();
      void saver.step(event.shiftKey ? 'redo' : 'undo');
    };
    for (const name of ['input', 'focusin']) addEventListener(name, hear);
    addEventListener('keydown', press);
    return () => {
      for (const name of ['input', 'focusin']) removeEventListener(name, hear);
      removeEventListener('keydown', press);
    };
  }, [saver]);
  const ways = [
    ['undo', say('Undo', 'Deshacer')],
    ['redo', say('Redo', 'Rehacer')],
  ] as const;
  return ways.map(([way, word]) => {
    const names = Object.keys(saver?.stepFor(way)?.after ?? {});
    if (way === 'redo' && !names.length) return null;
    return (
      <button
        key={way}
        type="button"
        className="plain-button"
        // Not `disabled`, which would lose the keyboard's focus.
        aria-disabled={!names.length}
        title={names.length ? `${word}: ${names.map(labelOf).join(', ')}` : undefined}
        onClick={() => void saver?.step(way)}
      >
        {word}
      </button>
    );
  });
};

/** The state of the business, and the button that drops its unpublished changes. */
export const DraftStatus = () => {
  const { id, hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo();
  const { saver, state } = useSaver();
  const say = useWords();
  if (!id || isTrashed) return null;
  if (!hasPublishedDoc) return <p className="draft-status">{say('Not on the web', 'No está en la web')}</p>;
  if (!saver || (unpublishedVersionCount === 0 && state === 'saved')) return null;
  const drop = async () => {
    const ask = (path: string) =>
      fetch(`/api/businesses/${id}${path}`).then(
        (answer) => (answer.ok ? answer.json() : null),
        () => null,
      );
    const [history, shown] = await Promise.all([ask('/history'), ask('?depth=0')]);
    if (!history || !shown)
      return void toast.error(say('Not done. Try again.', 'No se hizo. Intente otra vez.'));
    const fields = (history.unpublished as string[]).map((label) => `\n• ${label}`).join('');
    const question = say(
      `Your site stays as it is. These changes are dropped:${fields}`,
      `Su sitio queda como está. Se descartan estos cambios:${fields}`,
    );
    if (!confirm(question)) return;
    await saver.put(shown);
    await saver.publish();
  };
  return (
    <button type="button" className="plain-button draft-status" onClick={() => void drop()}>
      {say('Drop what is not published', 'Descartar lo que no está publicado')}
    </button>
  );
};
