import type { Payload } from 'payload';
import { businessesOf } from '../../access/access';
import { findAll } from '../../database/find';
import type { Business } from '../../database/tables';
import { isGroup, listAt, type Json } from '../../record/plain-json';
import { originOf } from '../../site/previews';

/** A business on the agency's board; the browser asks the site for its numbers. */
export type BoardRow = {
  id: number;
  name: string;
  pageId: string;
  state: 'published' | 'draft' | 'down';
  /** Changes that nobody has published. */
  hasDraft: boolean;
  host: string | null;
  /** Of the draft, once a site has examined it. */
  problems: number | null;
  newestReview: string | null;
  lastLogin: string | null;
  /** The words that the search compares: name, page id, host, telephone numbers, addresses. */
  words: string;
};

const newest = (dates: string[]): string | null => dates.sort().at(-1) ?? null;

/** The ISO dates of a reviews document; only the site reads dates in other notations. */
export const reviewDates = (text: string | null | undefined): string[] => {
  const list: unknown = text ? JSON.parse(text) : [];
  return (Array.isArray(list) ? (list as { Date?: unknown }[]) : []).flatMap(
    (review) => /^\d{4}-\d{2}-\d{2}/.exec(String(review?.Date))?.slice(0, 1) ?? [],
  );
};

/** Digits of the telephone numbers, and the addresses with their towns. */
const findableIn = (record: string | null | undefined): string[] => {
  const textsOf = (list: string, key: string) =>
    listAt(JSON.parse(record || '{}') as Json, ['dbPrincipal', list]).flatMap((one) =>
      isGroup(one) && one[key] ? [String(one[key])] : [],
    );
  const digits = textsOf('phones', 'phone').map((one) => one.replace(/\D/g, ''));
  return [...digits, ...textsOf('location', 'address')];
};

const stateOf = (shown: Business | undefined): BoardRow['state'] => {
  if (shown?.isDown) return 'down';
  return shown?._status === 'published' ? 'published' : 'draft';
};

/** All businesses, with the facts that the editor has without asking the site. */
export const boardOf = async (payload: Payload): Promise<BoardRow[]> => {
  const [published, latest, previews, people] = await Promise.all([
    findAll(payload, 'businesses', {}, { select: { _status: true, isDown: true } }),
    findAll(payload, 'businesses', {}, { draft: true, sort: 'name' }),
    findAll(payload, 'previews'),
    findAll(payload, 'users'),
  ]);
  const shown = new Map(published.map((one) => [one.id, one]));
  const previewOf = new Map(previews.map((one) => [one.business, one]));
  const logins = new Map<number, string[]>();
  for (const person of people)
    for (const id of businessesOf(person))
      logins.set(id, [...(logins.get(id) ?? []), ...(person.lastLogin ? [person.lastLogin] : [])]);
  return latest.map(({ id, name, pageId, _status, record, reviewsDocument }) => {
    const preview = previewOf.get(id);
    const { findings, understood } = preview ?? {};
    const ownReviews = understood?.reviewDates?.filter((date) => date !== null) ?? [];
    const origin = originOf(preview, pageId);
    const host = origin && new URL(origin).host;
    const state = stateOf(shown.get(id));
    return {
      id,
      name,
      pageId,
      state,
      hasDraft: state === 'published' && _status === 'draft',
      host,
      problems: findings?.filter(({ severity }) => severity === 'error').length ?? null,
      newestReview: newest([...reviewDates(reviewsDocument), ...ownReviews]),
      lastLogin: newest(logins.get(id) ?? []),
      words: [name, pageId, host ?? '', ...findableIn(record)].join(' ').toLowerCase(),
    };
  });
};
