import { createHash } from 'node:crypto';
import { lookNames, type LookName } from '@/lib/content/look/looks';
import { hyphenSlugOf } from '@/lib/language/slug';

const none: readonly string[] = [];

/** `pages`, `towns`, `articles`: titles; their texts are written in the file. */
export const noAnswers = {
  name: '',
  phones: none,
  address: '',
  email: '',
  hours: none,
  services: none,
  trade: '',
  country: '',
  area: none,
  leads: '',
  booking: '',
  otherLanguage: '',
  pages: none,
  towns: none,
  articles: none,
};
export type Answers = typeof noAnswers;

/** "Monday - Friday: 8:00 AM - 5:00 PM" at the first colon that follows no digit. */
const divide = (entry: string): { day: string; hour: string } => {
  const [, day = entry, hour = ''] = /^(.*?\D)\s*:\s*(.*)$/.exec(entry) ?? [];
  return { day: day.trim(), hour: hour.trim() };
};

/** Undefined without items, so that JSON omits the field. */
const listOf = <T, E>(items: readonly T[], toEntry: (item: T) => E): E[] | undefined =>
  items.length > 0 ? items.map(toEntry) : undefined;

/** By name, so that the sites of one deployment spread over the looks. */
export const lookForName = (name: string): LookName => {
  const digest = createHash('sha256').update(name.trim().toLowerCase()).digest();
  return lookNames[digest.readUInt32BE() % lookNames.length] ?? 'classic';
};

const optionsOf = (answers: Answers) => ({
  look: lookForName(answers.name),
  trade: answers.trade || undefined,
  country: answers.country || undefined,
  serviceArea:
    answers.area.length > 0 ? { cities: answers.area, hideAddress: answers.address === '' } : undefined,
  addresses: 'hyphens',
  search: { titles: 'local' },
  links: answers.booking ? [{ kind: 'booking', url: answers.booking }] : undefined,
  otherLanguage: answers.otherLanguage || undefined,
  pages: listOf(answers.pages, (title) => ({ path: hyphenSlugOf(title), title, menu: 'footer', blocks: [] })),
  areas: listOf(answers.towns, (name) => ({ name, text: '' })),
  articles: listOf(answers.articles, (title) => ({ title, text: '' })),
});

/** @param schema path to record.schema.json */
export const makeRecord = (answers: Answers, schema: string): Record<string, unknown> => {
  const { name, phones, address, email, services, leads } = answers;
  const week = answers.hours.map(divide);
  return {
    $schema: schema,
    dbPrincipal: {
      name,
      location: address ? [{ address }] : undefined,
      phones: listOf(phones, (phone) => ({ phone })),
      emails: email ? [{ email }] : undefined,
      workdays: listOf(week, ({ day }) => ({ day })),
      workHours: listOf(week, ({ hour }) => ({ hour })),
    },
    dbServices: listOf(services, (service) => ({ name: service, description: [{ text: '' }] })),
    autoGntLandingFromService: services.length > 0 || undefined,
    linkPostEmail: leads || undefined,
    options: optionsOf(answers),
  };
};
