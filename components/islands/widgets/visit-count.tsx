'use client';

import { useEffect } from 'react';
import { store, stored } from '@/components/islands/storage/storage';
import { whenIdle } from '@/components/islands/dialogs/load-on-intent';

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

/** Once per browsing session; marked before the request, so that two pages count it once. */
const countVisitOnce = async (): Promise<void> => {
  // Where the browser denies storage, each page would count the visit again.
  if (stored('sessionStorage', COUNTED) || !store('sessionStorage', COUNTED, '1')) return;
  await ask('POST').catch(() => store('sessionStorage', COUNTED, null));
};

/** The number from counting this visit, else from the server. Rejects without a number. */
export const readVisits = (): Promise<number> => (known === null ? ask('GET') : Promise.resolve(known));

export const CountVisit = () => {
  useEffect(() => whenIdle(() => void countVisitOnce()), []);
  return null;
};
