const COUNTED = 'visit-counted';

let known: number | null = null;

const ask = async (method: 'GET' | 'POST'): Promise<number> => {
  // Kept alive, a count that is on its way arrives when its page is left.
  const answer = await fetch('/api/visits', { method, keepalive: true });
  const { visits } = (await answer.json()) as { visits: unknown };
  if (!answer.ok || typeof visits !== 'number') throw new Error('no number of visits');
  known = visits;
  return visits;
};

/**
 * Counts this visit, once per browsing session. It is marked before it is sent, so that no two pages count it; the mark goes
 * when the server did not take it. A browser that keeps nothing is not counted: it would be at every page.
 */
export const countVisit = async (): Promise<void> => {
  try {
    if (sessionStorage.getItem(COUNTED)) return;
    sessionStorage.setItem(COUNTED, '1');
    await ask('POST').catch(() => sessionStorage.removeItem(COUNTED));
  } catch {
    // No storage.
  }
};

/** The number of visits: the one that counting this visit gave, else the server's. Rejects when it has none. */
export const readVisits = (): Promise<number> => (known === null ? ask('GET') : Promise.resolve(known));
