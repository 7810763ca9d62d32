'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { HistoryAnswer } from '../../changes/history';
import { ask } from '../ask';
import type { Values } from './form-values';
import { useLabels } from '../use-labels';
import { useSaver } from './use-saver';
import { Press, useWords } from '../basics';

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
    ['undo', say('Undo')],
    ['redo', say('Redo')],
  ] as const;
  return ways.map(([way, word]) => {
    const names = Object.keys(saver?.stepFor(way)?.after ?? {});
    if (way === 'redo' && !names.length) return null;
    return (
      <Press
        key={way}
        // Not `disabled`, which would lose the keyboard's focus.
        aria-disabled={!names.length}
        title={names.length ? `${word}: ${names.map(labelOf).join(', ')}` : undefined}
        onClick={() => saver?.step(way)}
      >
        {word}
      </Press>
    );
  });
};

/** The state of the business, and the button that drops its unpublished changes. */
export const DraftStatus = () => {
  const { id, hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo();
  const { saver, state } = useSaver();
  const say = useWords();
  if (!id || isTrashed) return null;
  if (!hasPublishedDoc) return <p className="draft-status">{say('Not on the web')}</p>;
  if (!saver || (unpublishedVersionCount === 0 && state === 'saved')) return null;
  const drop = async () => {
    const [{ json: history }, { ok, json: shown }] = await Promise.all([
      ask<Partial<HistoryAnswer>>(`/api/businesses/${id}/history`),
      ask<Values>(`/api/businesses/${id}?depth=0`),
    ]);
    if (!history?.unpublished || !ok || !shown) return void toast.error(say('Not done. Try again.'));
    const fields = history.unpublished.map((label) => `\n• ${label}`).join('');
    const question = say('Your site stays as it is. These changes are dropped:{fields}', { fields });
    if (!confirm(question)) return;
    await saver.put(shown);
    await saver.publish();
  };
  return (
    <Press more="draft-status" onClick={drop}>
      {say('Drop what is not published')}
    </Press>
  );
};
