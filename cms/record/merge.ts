import { isDeepStrictEqual } from 'node:util';
import { isGroup, type Json } from './plain-json';
import type { Row } from './lens';
import type { Shape } from './shape';
import { weekdays } from './hours-by-day';

/** Whose change counts where both changed the same text, row or day. */
export type Choice = 'mine' | 'theirs';

const mergeKeys = (
  keys: readonly string[],
  shapeOf: (key: string) => Shape | null,
  [base, theirs, mine]: Json[],
  choice: Choice,
): Json =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = merge(shapeOf(key), base?.[key], theirs?.[key], mine?.[key], choice);
      return value === undefined ? [] : [[key, value]];
    }),
  );

const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []) as Row[];

/** `order` with the rows that only `other` has, each behind the row that it follows there. */
const withRowsOf = (order: string[], other: string[]): string[] => {
  const behind = new Map(['', ...order].map((id) => [id, [] as string[]]));
  let last = '';
  for (const id of other)
    if (behind.has(id)) last = id;
    else behind.get(last)?.push(id);
  return [...behind].flatMap(([id, rows]) => (id ? [id, ...rows] : rows));
};

/**
 * Rows are found by their ids, so that one person's new, moved, changed and removed rows survive the other's
 * changes.
 */
const mergeRows = (
  row: Record<string, Shape>,
  [base, theirs, mine]: [Row[], Row[], Row[]],
  choice: Choice,
): Row[] => {
  const [inBase, inTheirs, inMine] = [base, theirs, mine].map(
    (rows) => new Map(rows.map((one) => [one.id, one])),
  ) as [Map<string, Row>, Map<string, Row>, Map<string, Row>];
  const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
  const common = (rows: Row[]) =>
    idsOf(rows).filter((id) => [inBase, inTheirs, inMine].every((one) => one.has(id)));
  // Moved by both, an order is one text.
  const first = merge(null, common(base), common(theirs), common(mine), choice);
  const [own, other] = isDeepStrictEqual(first, common(theirs)) ? [theirs, mine] : [mine, theirs];
  const order = withRowsOf(idsOf(own), idsOf(other));
  return order.flatMap((id) => {
    const [was, their, my] = [inBase.get(id), inTheirs.get(id), inMine.get(id)];
    if (!was) return [(my ?? their) as Row];
    if (my && their)
      return [
        {
          id,
          ...mergeKeys(['name', ...Object.keys(row)], (key) => row[key] ?? null, [was, their, my], choice),
        },
      ];
    const left = my ?? their;
    if (!left || isDeepStrictEqual(was, left)) return [];
    return (choice === 'mine' ? my : their) ?? [];
  });
};

/**
 * The value of a field that two people changed. `base`: the value from which `mine` was made; `theirs`: the
 * value that is stored now. Two choices with two results: both changed the same part of it.
 */
export const merge = (
  shape: Shape | null,
  base: unknown,
  theirs: unknown,
  mine: unknown,
  choice: Choice,
): unknown => {
  if (isDeepStrictEqual(base ?? null, mine ?? null)) return theirs;
  if (isDeepStrictEqual(base ?? null, theirs ?? null) || isDeepStrictEqual(theirs ?? null, mine ?? null))
    return mine;
  if (shape?.kind === 'list' || shape?.kind === 'named')
    return mergeRows(shape.row, [rowsOf(base), rowsOf(theirs), rowsOf(mine)], choice);
  if (shape?.kind === 'week' && [base, theirs, mine].every(isGroup))
    return mergeKeys(weekdays, () => null, [base, theirs, mine] as Json[], choice);
  return choice === 'mine' ? mine : theirs;
};
