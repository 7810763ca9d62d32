import type { TypedFields } from './form-fields';
import { typedFields } from '@/lib/leads/form/fields';
import { store, stored } from '@/components/islands/storage/storage';
import { DRAFT_KEY } from './draft-key';

type Draft = { fields: TypedFields; attempt?: { id: string; sent: string } };

/** The draft for browsers that deny storage. */
let inMemory: Draft | null = null;

const isText = (value: unknown): value is string => typeof value === 'string';

const parse = (text: string | null): Draft | null => {
  try {
    const { fields, attempt } = JSON.parse(text ?? '') as Draft;
    const usable = Object.fromEntries(
      typedFields.flatMap((name) => (isText(fields[name]) ? [[name, fields[name]]] : [])),
    );
    return { fields: usable, attempt: isText(attempt?.id) && isText(attempt.sent) ? attempt : undefined };
  } catch {
    return null;
  }
};

const read = (): Draft | null => inMemory ?? parse(stored('localStorage', DRAFT_KEY));

const write = (draft: Draft | null): void => {
  inMemory = store('localStorage', DRAFT_KEY, draft && JSON.stringify(draft)) ? null : draft;
};

export const isSameDraft = (one: TypedFields, other: TypedFields): boolean =>
  typedFields.every((name) => (one[name] ?? '') === (other[name] ?? ''));

export const keptFields = (): TypedFields | null => read()?.fields ?? null;

/** Keeps the fields for a reload and other pages; not when only the contact way was chosen. */
export const keepFields = (fields: TypedFields): void => {
  const isBlank = typedFields.every((name) => name === 'bestWay' || !fields[name]);
  write(isBlank ? null : { ...read(), fields });
};

/** Deletes a sent draft. @returns false when another form has changed it since */
export const forgetFields = (sent: TypedFields): boolean => {
  const kept = keptFields();
  if (kept && !isSameDraft(kept, sent)) return false;
  write(null);
  return true;
};

/** crypto.randomUUID() for pages without TLS (RFC 9562, version 4). */
const newId = (): string => {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The idempotency key: unchanged fields keep it, so that a retry is the same lead. */
export const idFor = (fields: TypedFields, sent: string): string => {
  const attempt = read()?.attempt;
  const id = attempt?.sent === sent ? attempt.id : newId();
  write({ fields, attempt: { id, sent } });
  return id;
};

/** Calls back with another tab's draft; null when it is gone. @returns a function that stops it */
export const onDraftOfOtherTab = (callBack: (fields: TypedFields | null) => void): (() => void) => {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== DRAFT_KEY && key !== null) return;
    inMemory = null;
    callBack(parse(newValue)?.fields ?? null);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
