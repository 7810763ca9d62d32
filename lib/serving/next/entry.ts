import type { OutgoingHttpHeaders } from 'node:http';

// The types that Next's page cache exchanges with a cache handler.

export type Page = {
  kind: 'APP_PAGE';
  html: string;
  rscData?: Buffer;
  /** Parts of the Flight data for prefetches. */
  segmentData?: Map<string, Buffer>;
  headers?: OutgoingHttpHeaders;
  status?: number;
};

export type File = { kind: 'APP_ROUTE'; body: Buffer; headers?: OutgoingHttpHeaders; status: number };

/** In seconds; `revalidate: false` is for ever. */
export type CacheControl = { revalidate?: number | false; expire?: number };

/** `lastModified`: in milliseconds since 1970. */
export type Entry = { value: Page | File; lastModified: number; cacheControl?: CacheControl };
