import { campaignOfVisit } from '@/components/islands/site-behaviour/campaign';
import { campaignFields, consentField, hiddenFields, photoField } from '@/lib/leads/form/fields';
import type { TypedFields } from './form-fields';

const TIMEOUT_MS = 30_000;
const PHOTOS_TIMEOUT_MS = 120_000;
const MAX_SIDE_PX = 2_000;
const SMALL_PHOTO_BYTES = 500_000;
/** One above the server's bound, so that a longer click id is dropped, not cut. */
const MAX_CAMPAIGN_LENGTH = 301;

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'wrong'; errors: Record<string, string> }
  | { kind: 'failed'; message: string | null }
  | { kind: 'unreachable' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const outcomeOf = (response: Response, body: unknown): Outcome => {
  const { ok, errors, message } = isRecord(body) ? body : {};
  // The body decides, because a captive portal also answers with status 200.
  if (response.ok && ok === true) return { kind: 'sent' };
  if (response.status === 422 && isRecord(errors)) {
    const texts = Object.entries(errors).map(([field, text]) => [field, String(text)]);
    return { kind: 'wrong', errors: Object.fromEntries(texts) };
  }
  return { kind: 'failed', message: typeof message === 'string' ? message : null };
};

export const leadOf = (form: HTMLFormElement, fields: TypedFields): Record<string, string | boolean> => {
  const data = new FormData(form);
  const query = new URLSearchParams(campaignOfVisit());
  return {
    ...fields,
    ...Object.fromEntries(
      campaignFields.flatMap((name) => {
        const value = query.get(name);
        return value ? [[name, value.slice(0, MAX_CAMPAIGN_LENGTH)]] : [];
      }),
    ),
    [consentField]: data.has(consentField),
    [hiddenFields.page]: location.pathname,
    [hiddenFields.honeypot]: String(data.get(hiddenFields.honeypot) ?? ''),
  };
};

/** The photo as a smaller JPEG, or unchanged where the browser cannot shrink it. */
export const shrinkPhoto = async (file: File): Promise<Blob> => {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= SMALL_PHOTO_BYTES) return file;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const context = canvas.getContext('2d');
    if (!context) return file;
    // Transparent parts would become black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
};

const withPhotos = async (
  lead: Record<string, string | boolean>,
  photos: readonly File[],
): Promise<FormData> => {
  const data = new FormData();
  for (const [name, value] of Object.entries(lead)) data.append(name, String(value));
  // One at a time, as decoded pictures take much memory; without file names, which may be private.
  for (const photo of photos) data.append(photoField, await shrinkPhoto(photo), 'photo');
  return data;
};

/** Sends the lead as JSON, or with photos as multipart. Never throws. */
export const sendLead = async (
  action: string,
  lead: Record<string, string | boolean>,
  photos: readonly File[],
): Promise<Outcome> => {
  try {
    const hasPhotos = photos.length > 0;
    const body = hasPhotos ? await withPhotos(lead, photos) : JSON.stringify(lead);
    const headers = { accept: 'application/json', ...(!hasPhotos && { 'content-type': 'application/json' }) };
    const response = await fetch(action, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout?.(hasPhotos ? PHOTOS_TIMEOUT_MS : TIMEOUT_MS),
    });
    return outcomeOf(response, await response.json().catch(() => null));
  } catch {
    return { kind: 'unreachable' };
  }
};
