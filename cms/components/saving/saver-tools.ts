import type { Both } from '../../record/record-form';
import type { Values } from './form-values';
import type { Kept } from './kept';

/** Where the typed text is: on the server, on its way, only on this device, or in question. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'login' | 'refused' | 'conflict';

/** `sent`: the changes that were in question. */
export type Question = { conflicts: Both[]; by?: string; at?: string; sent: Values };

/** Payload's answers: a document, or errors with their messages. */
export type Answer = {
  doc?: Values;
  errors?: {
    message?: string;
    data?: Partial<Omit<Question, 'sent'>> & { errors?: { message?: string }[] };
  }[];
};

export type Tools = {
  /** Called when the saver says something new. */
  changed: () => void;
  send: (body: Values, isPublished: boolean) => Promise<{ status: number; json: Answer | null }>;
  device: { forget: () => void; keep: (kept: Kept | null) => boolean };
  onSaved: (doc: Values, isPublished: boolean) => void;
  /** Puts these values into the form; `names`: the fields that may differ, all by default. */
  reset: (doc: Values, names?: string[]) => Promise<void>;
  wait: (ms: number, then: () => void) => () => void;
};
