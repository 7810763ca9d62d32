const MESSAGE = String.raw`(?:text(?:s|ing| messages?)?|sms|mensajes?(?: de texto)?|textos?|(?<whatsApp>whats ?app)(?: messages?)?)`;
const forms = [
  `${MESSAGE} (?:only|solamente|[uú]nicamente)`,
  `(?:only|s[oó]lo|solamente|[uú]nicamente) (?:por )?${MESSAGE}`,
  '(?:no|sin) (?:phone |voice )?(?:calls|llamadas)',
].map((form) => new RegExp(`^(?:please |por favor )?${form}(?: please| por favor)?$`, 'i'));

/**
 * How a number is reached whose label says that it takes no calls: 'text only', 'Mobile (solo WhatsApp)';
 * null for other labels, and for those with a condition: 'text only after 5 pm'.
 */
export const messagesOnlyBy = (label: string): 'sms' | 'whatsApp' | null => {
  const parts = label.split(/\s*[,;.()!–—]\s*|\s+-\s+/).map((part) => part.replace(/\s+/g, ' ').trim());
  const found = parts.flatMap((part) =>
    forms.map((form) => form.exec(part)).filter((match) => match !== null),
  );
  if (found.length === 0) return null;
  return found.some((match) => match.groups?.whatsApp) ? 'whatsApp' : 'sms';
};
