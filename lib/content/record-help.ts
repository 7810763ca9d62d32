import { kindWords } from './wire/kind-words';
import { recordFields, type RecordField } from './wire/record-fields';

// For tools that advise operators.

/** `dbPrincipal.phones[0].phone` as `dbPrincipal.phones[].phone`. */
const withoutIndexes = (path: string) => path.replace(/\[\d+\]/g, '[]');

let byPath: Map<string, RecordField> | undefined;
const fieldAt = (path: string): RecordField | undefined => {
  byPath ??= new Map(recordFields().map((field) => [field.path, field]));
  return byPath.get(withoutIndexes(path));
};

/** What a field accepts, with an example; null for a path that is no field. */
export const acceptedAt = (path: string): string | null => {
  const field = fieldAt(path);
  if (!field) return null;
  const example = field.example === undefined ? '' : ` For example ${JSON.stringify(field.example)}.`;
  return `Accepted (${field.kind}): ${kindWords.get(field.kind) ?? ''}${example}`;
};

/** Every picture link by its path, usable or not. */
export const picturesIn = (document: unknown): { path: string; link: string }[] => {
  const walk = (value: unknown, path: string): { path: string; link: string }[] => {
    if (typeof value === 'string')
      return fieldAt(path)?.kind === 'picture link' && value.trim() ? [{ path, link: value.trim() }] : [];
    if (Array.isArray(value)) return value.flatMap((entry, index) => walk(entry, `${path}[${index}]`));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, below]) => walk(below, path ? `${path}.${key}` : key));
  };
  return walk(document, '');
};
