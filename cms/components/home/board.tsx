'use client';

import { useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BulkEntry } from '../../collections/bulk-edit';
import { useWords } from '../words';
import type { BoardRow } from './board-rows';
import { BulkChanges } from './bulk-changes';
import { OldWebsite } from './old-website';

type Numbers = { week: { leads: number }; open: number; undelivered: number };

const STEP = 25;
const AT_A_TIME = 4;
const OLD_REVIEW_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const daysSince = (date: string | null): number =>
  date ? (Date.now() - Date.parse(date)) / DAY_MS : Infinity;

const filters: Record<string, (row: BoardRow, numbers?: Numbers | null) => boolean> = {
  all: () => true,
  undelivered: (_, numbers) => Boolean(numbers?.undelivered),
  draft: ({ hasDraft, state }) => hasDraft || state === 'draft',
  problems: ({ problems }) => problems > 0,
  reviews: ({ newestReview }) => daysSince(newestReview) > OLD_REVIEW_DAYS,
  down: ({ state }) => state === 'down',
};

/** The site's numbers of each business: asked for when its row is seen, or when the filter needs all. */
const useNumbers = (rows: BoardRow[], isForAll: boolean) => {
  const [known, setKnown] = useState(new Map<number, Numbers | null>());
  const asked = useRef(new Set<number>());
  const ask = useCallback(async (id: number) => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    const answer = await fetch(`/api/businesses/${id}/numbers`).catch(() => null);
    const numbers = answer?.ok ? ((await answer.json()) as Numbers) : null;
    setKnown((all) => new Map(all).set(id, numbers));
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

type RowProps = { business: BoardRow; numbers: Numbers | null | undefined; ask: (id: number) => void };
const Row = ({ business, numbers, ask }: RowProps) => {
  const say = useWords();
  const { i18n } = useTranslation();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) ask(business.id);
    });
    if (row.current) seen.observe(row.current);
    return () => seen.disconnect();
  }, [business.id, ask]);
  const { id, name, pageId, state, hasDraft, host, problems, newestReview, lastLogin } = business;
  const states = {
    published: hasDraft ? say('Live, a draft waits', 'En vivo, un borrador espera') : say('Live', 'En vivo'),
    draft: say('Never published', 'Nunca publicado'),
    down: say('Taken down', 'Quitado'),
  };
  const date = (value: string | null) =>
    value ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(value)) : '–';
  const cells: [string, string | number][] = [
    [say('State', 'Estado'), states[state]],
    [say('Requests this week', 'Solicitudes esta semana'), numbers?.week.leads ?? '–'],
    [say('Not delivered', 'Sin entregar'), numbers?.undelivered ?? '–'],
    [say('Problems', 'Problemas'), problems],
    [say('Newest review', 'Reseña más nueva'), date(newestReview)],
    [say('Last login', 'Última entrada'), date(lastLogin)],
    [say('Address', 'Dirección'), host ?? '–'],
  ];
  return (
    <tr ref={row} data-attention={Boolean(problems || numbers?.undelivered)}>
      <th scope="row">
        <a href={`/admin/collections/businesses/${id}`}>{name || pageId}</a>
      </th>
      {cells.map(([label, value]) => (
        <td key={label} data-label={label}>
          {value}
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
  const [filter, setFilter] = useState('all');
  const [shown, setShown] = useState(STEP);
  const digits = words.replace(/\D/g, '');
  const isFound = ({ words: text }: BoardRow) =>
    text.includes(words.trim().toLowerCase()) || (digits.length > 3 && text.includes(digits));
  const { known, ask } = useNumbers(rows, filter === 'undelivered');
  const found = rows.filter((row) => isFound(row) && filters[filter]?.(row, known.get(row.id)));
  const isLooking = filter === 'undelivered' && known.size < rows.length;
  const names: Record<string, string> = {
    all: say('All', 'Todos'),
    undelivered: say('With requests not delivered', 'Con solicitudes sin entregar'),
    draft: say('With a draft', 'Con borrador'),
    problems: say('With problems', 'Con problemas'),
    reviews: say('No review in 90 days', 'Sin reseña en 90 días'),
    down: say('Taken down', 'Quitados'),
  };
  const heads = [
    say('Business', 'Negocio'),
    say('State', 'Estado'),
    say('Requests this week', 'Solicitudes esta semana'),
    say('Not delivered', 'Sin entregar'),
    say('Problems', 'Problemas'),
    say('Newest review', 'Reseña más nueva'),
    say('Last login', 'Última entrada'),
    say('Address', 'Dirección'),
  ];
  return (
    <main className="board">
      <h1>{say('Businesses', 'Negocios')}</h1>
      <p className="buttons">
        <a className="plain-button" href="/admin/collections/businesses/create">
          {say('New business', 'Negocio nuevo')}
        </a>
        <a className="plain-button" href="/admin/collections/businesses">
          {say('Change several', 'Cambiar varios')}
        </a>
        <a className="plain-button" href="/admin/collections/users/create">
          {say('Invite an owner', 'Invitar a una dueña')}
        </a>
      </p>
      {canRead ? <OldWebsite /> : null}
      <p className="buttons">
        <label>
          {say('Name, town, telephone number or address', 'Nombre, ciudad, teléfono o dirección')}{' '}
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label>
          {say('Show', 'Mostrar')}{' '}
          <select value={filter} onChange={({ target }) => setFilter(target.value)}>
            {Object.keys(filters).map((name) => (
              <option key={name} value={name}>
                {names[name]}
              </option>
            ))}
          </select>
        </label>
        <span role="status">
          {found.length} {say('of', 'de')} {rows.length}
          {isLooking ? ` · ${say('looking …', 'buscando …')}` : null}
        </span>
      </p>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.slice(0, shown).map((business) => (
            <Row key={business.id} business={business} numbers={known.get(business.id)} ask={ask} />
          ))}
        </tbody>
      </table>
      {found.length > shown ? (
        <button type="button" className="plain-button" onClick={() => setShown(shown + STEP)}>
          {say('More', 'Más')}
        </button>
      ) : null}
      <BulkChanges changes={changes} />
    </main>
  );
};
