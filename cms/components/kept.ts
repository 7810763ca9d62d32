import type { Values } from './form-values';

/** The text that a device keeps until the server has it. */
export type Kept = { at: string; changes: Values; madeFrom: Values };

const read = (text: string | null): Kept | null => {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

/**
 * The device's place for the unsaved text of a form. Each visit has a copy of its own: no other tab, and
 * nothing typed after a crash, writes over the text that an earlier visit left.
 * @param storage localStorage; null where the browser has none
 */
export const keptOn = (storage: Storage | null, form: string) => {
  const own = `${form} ${Math.random()}`;
  const left = Object.keys(storage ?? {}).filter((key) => key.startsWith(`${form} `));
  const copies = left.flatMap((key) => read(storage?.getItem(key) ?? null) ?? []);
  copies.sort((a, b) => (a.at < b.at ? -1 : 1));
  return {
    /** The text of earlier visits: of each field the newest, made from the oldest. */
    found: copies.reduce<Kept | null>(
      (older, newer) => ({
        at: newer.at,
        changes: { ...older?.changes, ...newer.changes },
        madeFrom: { ...newer.madeFrom, ...older?.madeFrom },
      }),
      null,
    ),
    forget: () => left.forEach((key) => storage?.removeItem(key)),
    keep: (kept: Kept | null): boolean => {
      try {
        if (kept) storage?.setItem(own, JSON.stringify(kept));
        else storage?.removeItem(own);
        return storage !== null;
      } catch {
        return false;
      }
    },
  };
};
