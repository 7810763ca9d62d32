import 'server-only';

/** A database URL without its password and token. */
export const publicUrl = (url: string): string =>
  url.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, '$1@').replace(/\?.*$/, '');
