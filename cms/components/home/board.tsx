'use client';

import { useEffect, useRef, useState } from 'react';
import type { BulkEntry } from '../../changes/bulk-edit';
import type { English } from '../../record/words';
import { ask } from '../ask';
import { Press, useMoments, useWords, type Say } from '../basics';
import type { BoardRow } from './board-rows';
import { BulkChanges } from './bulk-changes';
import { OldWebsite } from './old-website';

type Numbers = { requestsIn7Days: number; open: number; undelivered: number };

const STEP = 25;
const AT_A_TIME = 4;
const OLD_REVIEW_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const daysSince = (date: string | null): number =>
  date ? (Date.now() - Date.parse(date)) / DAY_MS : Infinity;

/** The filters, by their names. */
const filters = {
  All: () => true,
  'With requests not delivered': (_, numbers) => Boolean(numbers?.undelivered),
  'With a draft': ({ hasDraft, state }) => hasDraft || state === 'draft',
  'With problems': ({ problems }) => Boolean(problems),
  'No review in 90 days': ({ newestReview }) => daysSince(newestReview) > OLD_REVIEW_DAYS,
  'Taken down': ({ state }) => state === 'down',
} satisfies Partial<Record<English, (row: BoardRow, numbers?: Numbers | null) => boolean>>;
type Filter = keyof typeof filters;
const UNDELIVERED: Filter = 'With requests not delivered';
const states = { published: 'Live', draft: 'Never published', down: 'Taken down' } as const;

type Cell = string | number | null | undefined;
type Seen = { row: BoardRow; numbers?: Numbers | null; say: Say; when: ReturnType<typeof useMoments> };
/** The columns behind the name. */
const columns = {
  State: ({ row, say }) => say(row.hasDraft ? 'Live, a draft waits' : states[row.state]),
  'Requests in 7 days': ({ numbers }) => numbers?.requestsIn7Days,
  'Not delivered': ({ numbers }) => numbers?.undelivered,
  Problems: ({ row }) => row.problems,
  'Newest review': ({ row, when }) => row.newestReview && when(row.newestReview, true),
  'Last login': ({ row, when }) => row.lastLogin && when(row.lastLogin, true),
  Address: ({ row }) => row.host,
} satisfies Partial<Record<English, (seen: Seen) => Cell>>;
const columnNames = Object.keys(columns) as (keyof typeof columns)[];

/** The site's numbers of these businesses, a few at a time: the site answers for one after the other. */
const useNumbers = (rows: BoardRow[]) => {
  const [known, setKnown] = useState(new Map<number, Numbers | null>());
  const asked = useRef(new Set<number>());
  const wanted = JSON.stringify(rows.map(({ id }) => id));
  useEffect(() => {
    let isOver = false;
    const ids = (JSON.parse(wanted) as number[]).values();
    const work = async () => {
      for (const id of ids) {
        if (isOver || asked.current.has(id)) continue;
        asked.current.add(id);
        const { ok, json } = await ask<Numbers>(`/api/businesses/${id}/numbers`);
        setKnown((all) => new Map(all).set(id, ok ? json : null));
      }
    };
    for (let count = 0; count < AT_A_TIME; count += 1) void work();
    return () => void (isOver = true);
  }, [wanted]);
  return known;
};

const Row = ({ row, numbers }: { row: BoardRow; numbers?: Numbers | null }) => {
  const say = useWords();
  const when = useMoments();
  const { id, name, pageId, problems } = row;
  return (
    <tr data-attention={Boolean(problems || numbers?.undelivered)}>
      <th scope="row">
        <a href={`/admin/collections/businesses/${id}`}>{name || pageId}</a>
      </th>
      {columnNames.map((column) => (
        <td key={column} data-label={say(column)}>
          {columns[column]({ row, numbers, say, when }) ?? '–'}
        </td>
      ))}
    </tr>
  );
};

/** `canRead`: whether old websites can be read here */
type BoardProps = { rows: BoardRow[]; changes: BulkEntry[]; canRead: boolean };

/** All businesses of the agency, with their numbers and their problems. */
export const Board = ({ rows, changes, canRead }: BoardProps) => {
  const say = useWords();
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<Filter>('All');
  const [shown, setShown] = useState(STEP);
  const digits = words.replace(/\D/g, '');
  const isFound = ({ words: text }: BoardRow) =>
    text.includes(words.trim().toLowerCase()) || (digits.length > 3 && text.includes(digits));
  const foundWith = (known?: Map<number, Numbers | null>) =>
    rows.filter((row) => isFound(row) && filters[filter](row, known?.get(row.id)));
  const needsAll = filter === UNDELIVERED;
  const known = useNumbers(needsAll ? rows : foundWith().slice(0, shown));
  const found = foundWith(known);
  const isLooking = needsAll && known.size < rows.length;
  return (
    <main className="board">
      <h1>{say('Businesses')}</h1>
      <p className="buttons">
        <a className="plain-button" href="/admin/collections/businesses/create">
          {say('New business')}
        </a>
        <a className="plain-button" href="/admin/collections/businesses">
          {say('Change several')}
        </a>
        <a className="plain-button" href="/admin/collections/users/create">
          {say('Invite an owner')}
        </a>
      </p>
      {canRead ? <OldWebsite /> : null}
      <p className="buttons">
        <label>
          {say('Name, town, telephone number or address')}{' '}
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label>
          {say('Show')}{' '}
          <select value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
            {(Object.keys(filters) as Filter[]).map((name) => (
              <option key={name} value={name}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
        <span role="status">
          {found.length} {say('of')} {rows.length}
          {isLooking ? ` · ${say('looking …')}` : null}
        </span>
      </p>
      <table>
        <thead>
          <tr>
            {(['Business', ...columnNames] as const).map((head) => (
              <th key={head} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.slice(0, shown).map((row) => (
            <Row key={row.id} row={row} numbers={known.get(row.id)} />
          ))}
        </tbody>
      </table>
      {found.length > shown ? <Press onClick={() => setShown(shown + STEP)}>{say('More')}</Press> : null}
      <BulkChanges changes={changes} />
    </main>
  );
};
