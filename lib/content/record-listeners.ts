import { singleton } from '@/lib/platform/singleton';
import { fingerprintOf } from './stale-if-error/last-changes';
import { knownFieldsOf } from '@/lib/content/record/wire-record';

type Listener = (pageId: string, document: unknown) => void;

// Middleware and pages are separate bundles: listeners of one bundle must hear the reads of the other.
const listeners = () => singleton('content.listeners', () => new Map<string, Listener>());

/** Calls `listener` with every record that is read; one listener for each `name`. */
export const onRecordRead = (name: string, listener: Listener): void => void listeners().set(name, listener);

export const recordRead: Listener = (pageId, document) => {
  for (const listener of listeners().values()) listener(pageId, document);
};

/** Equal for documents with equal known fields. */
export const fingerprintOfRecord = (document: unknown): string => fingerprintOf(knownFieldsOf(document));
