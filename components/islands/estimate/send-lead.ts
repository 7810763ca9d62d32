import { campaignFields, consentField, hiddenFields, photoField } from '@/lib/leads/form/fields';
import { campaignQuery } from './estimate-form-memory';
import type { TypedFields } from './estimate-draft';
import { shrinkPhoto } from './shrink-photo';
import type { Proof } from './use-bot-check';

/** A phone on a slow network gets this long, in milliseconds. */
const TIMEOUT = 30_000;
const PHOTOS_TIMEOUT = 120_000;

/** A stamp that comes later than this, in milliseconds, may be younger than the visitor's first touch, and would make a person look like a program. */
const STAMP_TIMEOUT = 1_500;

/** What came of sending: `errors` are words by field, `message` the server's words when it had any. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'wrong'; errors: Record<string, string> }
  | { kind: 'failed'; message: string | null }
  | { kind: 'unreachable' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const outcomeOf = (response: Response, body: unknown): Outcome => {
  // Only the server's own yes counts: a captive network's page has status 200, too.
  if (response.ok && isRecord(body) && body.ok === true) return { kind: 'sent' };
  if (response.status === 422 && isRecord(body) && isRecord(body.errors))
    return {
      kind: 'wrong',
      errors: Object.fromEntries(Object.entries(body.errors).map(([field, words]) => [field, String(words)])),
    };
  return {
    kind: 'failed',
    message: isRecord(body) && typeof body.message === 'string' ? body.message : null,
  };
};

/** What the server gives a form that is touched: a signed time, '' when there is none to be had soon, and Turnstile's site key where it is on. @param action where the form is posted to */
export const fetchChallenge = async (
  action: string,
): Promise<{ stamp: string; turnstile: string | null }> => {
  try {
    const asked = performance.now();
    const response = await fetch(`${action}/stamp`, {
      cache: 'no-store',
      signal: AbortSignal.timeout?.(TIMEOUT),
    });
    const { stamp, turnstile } = (await response.json()) as { stamp?: unknown; turnstile?: unknown };
    return {
      stamp: typeof stamp === 'string' && performance.now() - asked <= STAMP_TIMEOUT ? stamp : '',
      turnstile: typeof turnstile === 'string' ? turnstile : null,
    };
  } catch {
    return { stamp: '', turnstile: null };
  }
};

/** The lead as the server reads it (lib/leads/lead.ts), but for its id and its proof: what was typed, and what travels beside it. */
export const leadOf = (form: HTMLFormElement, fields: TypedFields): Record<string, string | boolean> => {
  const data = new FormData(form);
  const query = new URLSearchParams(campaignQuery());
  return {
    ...fields,
    ...Object.fromEntries(
      campaignFields.flatMap((name) => {
        const value = query.get(name);
        return value ? [[name, value.slice(0, 200)]] : [];
      }),
    ),
    [consentField]: data.has(consentField),
    [hiddenFields.page]: location.pathname,
    [hiddenFields.trap]: String(data.get(hiddenFields.trap) ?? ''),
  };
};

/** What tells a person from a program, under the names that the server reads. */
export const proofFields = ({ stamp, token }: Proof): Record<string, string> => ({
  [hiddenFields.stamp]: stamp,
  ...(token && { [hiddenFields.turnstile]: token }),
});

const withPhotos = async (
  lead: Record<string, string | boolean>,
  photos: readonly File[],
): Promise<FormData> => {
  const data = new FormData();
  for (const [name, value] of Object.entries(lead)) data.append(name, String(value));
  // One after the other: large pictures take memory. Their names are nobody's business.
  for (const photo of photos) data.append(photoField, await shrinkPhoto(photo), 'photo');
  return data;
};

/** Sends a lead to the server, as JSON or with its photos as multipart, and hears what came of it; never throws. */
export const sendLead = async (
  action: string,
  lead: Record<string, string | boolean>,
  photos: readonly File[],
): Promise<Outcome> => {
  try {
    const hasPhotos = photos.length > 0;
    const body = hasPhotos ? await withPhotos(lead, photos) : JSON.stringify(lead);
    // A browser writes the type of multipart itself, with the boundary it has chosen.
    const headers = { accept: 'application/json', ...(!hasPhotos && { 'content-type': 'application/json' }) };
    const response = await fetch(action, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout?.(hasPhotos ? PHOTOS_TIMEOUT : TIMEOUT),
    });
    return outcomeOf(response, await response.json().catch(() => null));
  } catch {
    return { kind: 'unreachable' };
  }
};
