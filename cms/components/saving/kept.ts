import { parsed } from '../../record/plain-json';
import type { Values } from './form-values';

/** The text that a device keeps until the server has it. */
export type Kept = { at: string; changes: Values; madeFrom: Values };

/**
 * The device's place for the unsaved text of a form. Each visit has a copy of its own, and a lock as long as
 * it lasts: no other tab, and nothing typed after a crash, writes over that text, offers or drops it.
 * @param storage localStorage; null where the browser has none
 * @param locks those of the browser, which has none at addresses without TLS
 */
export const keptOn = (storage: Storage | null, form: string, locks?: LockManager) => {
  const own = `${form} ${Math.random()}`;
  let left: string[] = [];
  let close = () => {};
  const isOver = new Promise<void>((done) => (close = done));
  void locks?.request(own, () => isOver);
  return {
    /** The unsaved text of former visits: each field's newest text, made from its oldest value. */
    find: async (): Promise<Kept | null> => {
      const open = [...((await locks?.query())?.held ?? []), { name: own }].map(({ name }) => name);
      left = Object.keys(storage ?? {}).filter((key) => key.startsWith(`${form} `) && !open.includes(key));
      const copies = left.flatMap((key) => (parsed(storage?.getItem(key) ?? null) as Kept | null) ?? []);
      copies.sort((a, b) => (a.at < b.at ? -1 : 1));
      return copies.reduce<Kept | null>(
        (older, newer) => ({
          at: newer.at,
          changes: { ...older?.changes, ...newer.changes },
          madeFrom: { ...newer.madeFrom, ...older?.madeFrom },
        }),
        null,
      );
    },
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
    close,
  };
};
