'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { BulkEntry } from '../../changes/bulk-edit';
import type { English } from '../../record/words';
import { ask as askServer } from '../ask';
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

/** The site's numbers of each business: asked for when its row is shown, or when the filter needs all. */
const useNumbers = (rows: BoardRow[], isForAll: boolean) => {
  const [known, setKnown] = useState(new Map<number, Numbers | null>());
  const asked = useRef(new Set<number>());
  const ask = useCallback(async (id: number) => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    const { ok, json } = await askServer<Numbers>(`/api/businesses/${id}/numbers`);
    setKnown((all) => new Map(all).set(id, ok ? json : null));
  }, []);
  useEffect(() => {
    if (!isForAll) return;
    let isOver = false;
    // A few at a time: the site answers for one business after the other.
    const some = rows.map(({ id }) => id);
    const work = async () => {
      for (let id = some.shift(); id !== undefined && !isOver; id = some.shift()) await ask(id);
    };
    void Promise.all(Array.from({ length: AT_A_TIME }, work));
    return () => void (isOver = true);
  }, [rows, isForAll, ask]);
  return { known, ask };
};

type RowProps = { row: BoardRow; numbers?: Numbers | null; ask: (id: number) => void };
const Row = ({ row, numbers, ask }: RowProps) => {
  const say = useWords();
  const when = useMoments();
  const { id, name, pageId, problems } = row;
  useEffect(() => void ask(id), [id, ask]);
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
  const { known, ask } = useNumbers(rows, filter === UNDELIVERED);
  const found = rows.filter((row) => isFound(row) && filters[filter](row, known.get(row.id)));
  const isLooking = filter === UNDELIVERED && known.size < rows.length;
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
            <Row key={row.id} row={row} numbers={known.get(row.id)} ask={ask} />
          ))}
        </tbody>
      </table>
      {found.length > shown ? <Press onClick={() => setShown(shown + STEP)}>{say('More')}</Press> : null}
      <BulkChanges changes={changes} />
    </main>
  );
};
