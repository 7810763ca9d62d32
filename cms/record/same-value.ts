const plain = (value: unknown, isWithoutIds: boolean): unknown => {
  // Payload's form writes 0 for a list without rows; numbers of a record are texts here.
  if (value === undefined || value === null || value === '' || value === 0) return null;
  if (Array.isArray(value)) return value.map((one) => plain(one, isWithoutIds));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isWithoutIds || key !== 'id')
      .map(([key, one]) => [key, plain(one, isWithoutIds)] as const)
      .filter(([, one]) => one !== null && !(Array.isArray(one) && !one.length))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};
/** Compares as the server does: an empty text, an empty list and null are the same. */
export const comparable = (value: unknown, isWithoutIds = false): string => {
  const text = JSON.stringify(plain(value, isWithoutIds));
  return text === '[]' || text === '{}' ? 'null' : text;
};
