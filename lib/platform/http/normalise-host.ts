/** A host as SITES_FILE writes it: lower case, no port, no trailing dot. */
export const normaliseHost = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
