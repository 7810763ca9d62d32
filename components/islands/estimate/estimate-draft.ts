import { typedFields, type TypedField } from '@/lib/leads/form/fields';
import { draftEvent, draftKey } from './estimate-form-memory';

export type TypedFields = Partial<Record<TypedField, string>>;

/** What was typed, and the last attempt to send it: its id, and what exactly was sent under it. */
type Draft = { fields: TypedFields; attempt?: { id: string; sent: string } };

/** What the browser would not keep: as long as the page, then. */
let inMemory: Draft | null = null;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whatever an older version, or somebody else, has left there: only what can be used of it. */
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

const read = (): Draft | null => {
  try {
    return inMemory ?? parse(localStorage.getItem(draftKey));
  } catch {
    return null;
  }
};

const write = (draft: Draft | null): void => {
  try {
    if (draft) localStorage.setItem(draftKey, JSON.stringify(draft));
    else localStorage.removeItem(draftKey);
    inMemory = null;
  } catch {
    inMemory = draft;
  }
};

/** What was typed and not sent, in any form of this site in this browser; null when there is nothing. */
export const keptFields = (): TypedFields | null => read()?.fields ?? null;

/** Keeps what is typed, for a reload and for the other forms, which hear of it. A choice alone is nothing to keep. */
export const keepFields = (fields: TypedFields, from: HTMLFormElement): void => {
  const isBlank = typedFields.every((name) => name === 'bestWay' || !fields[name]);
  write(isBlank ? null : { ...read(), fields });
  window.dispatchEvent(new CustomEvent(draftEvent, { detail: from }));
};

/** Forgets what was sent, so that no form sends it again; what another form has made of it meanwhile was not sent, and is kept. */
export const forgetFields = (sent: TypedFields, from: HTMLFormElement): void => {
  const kept = keptFields();
  if (kept && typedFields.some((name) => (kept[name] ?? '') !== (sent[name] ?? ''))) return;
  write(null);
  window.dispatchEvent(new CustomEvent(draftEvent, { detail: from }));
};

/** Random, as crypto.randomUUID makes them, which browsers only have on secure pages. */
const newId = (): string => {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes]
    .map((byte, at) =>
      (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/**
 * The id under which a form is sent: the same for the same words until they have arrived, so that a retry is the same lead. Words
 * that were changed after an attempt are another one: the first may have arrived without its answer, and would hide the change.
 */
export const idFor = (fields: TypedFields, sent: string): string => {
  const attempt = read()?.attempt;
  const id = attempt?.sent === sent ? attempt.id : newId();
  write({ fields, attempt: { id, sent } });
  return id;
};

/** Calls back when another form or another tab has changed the draft. @returns takes it back */
export const onDraftChange = (
  form: HTMLFormElement,
  callBack: (fields: TypedFields | null) => void,
): (() => void) => {
  const here = (event: Event) => {
    if ((event as CustomEvent).detail !== form) callBack(keptFields());
  };
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (key !== draftKey && key !== null) return;
    inMemory = null;
    callBack(parse(newValue)?.fields ?? null);
  };
  window.addEventListener(draftEvent, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(draftEvent, here);
    window.removeEventListener('storage', elsewhere);
  };
};
