import type { Site } from '@/lib/content';
import { formatDateRange, formatNumber, getMessages } from '@/lib/language/i18n';
import type { Week } from './due-week';
import type { WeekInNumbers } from './weekly-store';

/** A business's numbers of a week, in its language. */
export const weeklyMailOf = (
  { name, language, widgets }: Site,
  { from, to }: Week,
  { leads, calls, messages, visits }: WeekInNumbers,
  origin: string,
): { subject: string; text: string } => {
  const { weekly } = getMessages(language);
  const dates = formatDateRange(from, to, language);
  const rows: [string, number][] = [
    [weekly.leads, leads],
    [weekly.calls, calls],
    [weekly.messages, messages],
    ...(widgets.visits && visits !== null ? [[weekly.visits, visits] as [string, number]] : []),
  ];
  return {
    subject: weekly.subject(name, dates),
    text: [
      weekly.intro(dates),
      '',
      ...rows.map(([label, number]) => `${label}: ${formatNumber(number, language)}`),
      '',
      origin,
      '',
    ].join('\n'),
  };
};
