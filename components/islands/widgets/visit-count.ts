const COUNTED = 'visit-counted';

let known: number | null = null;

const ask = async (method: 'GET' | 'POST'): Promise<number> => {
  // keepalive: the request survives leaving the page.
  const answer = await fetch('/api/visits', { method, keepalive: true });
  const { visits } = (await answer.json()) as { visits: unknown };
  if (!answer.ok || typeof visits !== 'number') throw new Error('no number of visits');
  known = visits;
  return visits;
};

/** Counts this visit, once per browsing session. Marked before it is sent: two pages must not both count it. */
export const countVisit = async (): Promise<void> => {
  try {
    if (sessionStorage.getItem(COUNTED)) return;
    sessionStorage.setItem(COUNTED, '1');
    await ask('POST').catch(() => sessionStorage.removeItem(COUNTED));
  } catch {
    // No storage.
  }
};

/** The number of visits, from counting this visit or else from the server. Rejects when there is none. */
export const readVisits = (): Promise<number> => (known === null ? ask('GET') : Promise.resolve(known));
