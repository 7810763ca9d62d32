import { singleton } from '@/lib/singleton';

type Listener = (pageId: string, document: unknown) => void;

// Middleware and pages are separate bundles: a listener that one registers must hear what the other reads.
const listeners = () => singleton('content.listeners', () => new Map<string, Listener>());

/** Calls `listener` with every record that is read from its source. The same `name` registers once. */
export const onRecordRead = (name: string, listener: Listener): void => void listeners().set(name, listener);

/** Tells every listener of a record. */
export const recordRead: Listener = (pageId, document) => {
  for (const listener of listeners().values()) listener(pageId, document);
};
