import { getDictionary, type Language } from '@/lib/language/i18n';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A description of the US National Weather Service in a language: 'Light Rain and Fog' is
 * 'Lluvia ligera y niebla'.
 * Null when a part has no translation, so that no English is shown.
 */
export const conditionsIn = (language: Language, text: string | null): string | null => {
  const { weather, messages } = getDictionary(language);
  if (text === null || weather === null) return text;
  const parts = text
    .toLowerCase()
    .split(/\s*[,/]\s*|\s+and\s+|\s+with\s+/)
    .filter(Boolean);
  const said = parts.flatMap((part) => (Object.hasOwn(weather, part) ? [weather[part] ?? ''] : []));
  if (said.length === 0 || said.length < parts.length) return null;
  const list = new Intl.ListFormat(messages.locale, { type: 'conjunction' });
  return capitalised(list.format([...new Set(said)]));
};
