'use client';

import { usePreferences } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '../basics';

/** Payload's key for the state of a form. */
const form = 'collection-businesses';
type Line = { page?: string; id?: number; error?: string };

/** Reads the lines of an answer as they come. @returns the last one */
const follow = async (answer: Response, onLine: (line: Line) => void): Promise<Line> => {
  let last: Line = {};
  let rest = '';
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine((last = JSON.parse(line) as Line));
  }
  return last;
};

/** Makes a draft of a business from its old website, and opens it. */
export const OldWebsite = () => {
  const say = useWords();
  const router = useRouter();
  const { getPreference, setPreference } = usePreferences();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const lost = say('The connection ended. Try again.');
  const read = async (data: FormData) => {
    setBusy(true);
    setSaid(say('Reading …'));
    const answer = await fetch('/api/businesses/old-website', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(data)),
    }).catch(() => null);
    const refused = answer?.ok === false ? await answer.json().catch(() => null) : null;
    const shown = ({ page }: Line) => page && setSaid(say('Read: {page}', { page }));
    const last: Line = answer?.ok
      ? await follow(answer, shown).catch(() => ({}))
      : { error: refused?.errors?.[0]?.message };
    if (last.id) {
      // The preview stands beside the picture of the old Home; a phone has no room for both.
      if (matchMedia('(min-width: 1024px)').matches)
        // Without Payload's own merge, which ends before the server has the value.
        await setPreference(form, { ...(await getPreference<object>(form)), editViewType: 'live-preview' });
      return router.push(`/admin/collections/businesses/${last.id}`);
    }
    setSaid(last.error ?? lost);
    setBusy(false);
  };
  return (
    <details>
      <summary>{say('Start from an old website')}</summary>
      <form
        className="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void read(new FormData(event.currentTarget));
        }}
      >
        <label>
          {say('Address of the old website')}{' '}
          <input name="address" inputMode="url" autoComplete="url" required />
        </label>
        <label>
          {say('Page id')} <input name="pageId" pattern="[\w\-]{1,64}" required />
        </label>
        <button type="submit" className="plain-button" disabled={isBusy}>
          {say('Read it')}
        </button>
        <span role="status">{said}</span>
      </form>
    </details>
  );
};
