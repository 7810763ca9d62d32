const plain = (value: unknown): unknown => {
  // Payload's form writes 0 for a list without rows; numbers of a record are texts here.
  if (value === undefined || value === null || value === '' || value === 0) return null;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, plain(one)] as const)
      .filter(([, one]) => one !== null && !(Array.isArray(one) && !one.length))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};
/** Compares as the server does: an empty text, an empty list and null are the same. */
export const textOf = (value: unknown): string => {
  const text = JSON.stringify(plain(value));
  return text === '[]' || text === '{}' ? 'null' : text;
};
