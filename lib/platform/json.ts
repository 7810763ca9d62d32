export type Json = Record<string, unknown>;

/** Empty for a value that is no object. */
export const group = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** Ignores a byte order mark. @throws SyntaxError with line and column, which Node 20 lacks */
export const parseJson = (text: string): unknown => {
  const json = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, position] = /at position (\d+)$/.exec(message) ?? [];
    if (position === undefined) throw error;
    const lines = json.slice(0, Number(position)).split('\n');
    throw new SyntaxError(`${message} (line ${lines.length} column ${(lines.at(-1) ?? '').length + 1})`);
  }
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws Error for invalid bytes, which would otherwise become other words */
export const decodeUtf8 = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Error('it is not UTF-8');
  }
};
