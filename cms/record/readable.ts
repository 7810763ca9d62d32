/** The texts of a value of the form: entries on lines of their own. */
export const readable = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([, one]) => readable(one))
    .filter(Boolean)
    .join(': ');
};
