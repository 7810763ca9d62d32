/** A text with its places filled: `{name}` by `values.name`. Places without a value stay. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The function of a text that takes the values of its places, in the order of `names`. */
export const saying =
  <const Names extends readonly string[]>(text: string, ...names: Names) =>
  (...values: { [Name in keyof Names]: string | number }): string =>
    filled(text, Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])));
