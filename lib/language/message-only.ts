const WAY = '(?:text(?:s|ing| messages?)?|sms|mensajes?(?: de texto)?|textos?|whats ?app(?: messages?)?)';
const MESSAGES = `${WAY}(?: ?(?:or|and|o|y|&|/) ?${WAY})?`;
const forms = [
  `${MESSAGES} (?:only|solamente|[uú]nicamente)`,
  `(?:only|s[oó]lo|solamente|[uú]nicamente) (?:por )?${MESSAGES}`,
  '(?:no|sin) (?:phone |voice )?(?:calls|llamadas)',
].map((form) => new RegExp(`^(?:please |por favor )?${form}(?: please| por favor)?$`, 'i'));

/**
 * How a number is reached whose label says that it takes no calls: 'text only', 'Mobile (solo WhatsApp)';
 * null for other labels, and for those with a condition: 'text only after 5 pm'.
 */
export const messagesOnlyBy = (label: string): 'sms' | 'whatsApp' | null => {
  const parts = label.split(/\s*[,;.()!–—]\s*|\s+-\s+/).map((part) => part.replace(/\s+/g, ' ').trim());
  if (!parts.some((part) => forms.some((form) => form.test(part)))) return null;
  return /whats ?app/i.test(label) && !/text|sms/i.test(label) ? 'whatsApp' : 'sms';
};
