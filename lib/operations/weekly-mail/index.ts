import { getCachedSite, type Site } from '@/lib/content';
import { database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { sendPlainMail } from '@/lib/leads/delivery/mail';
import { onShutdown } from '@/lib/platform/lifecycle';
import { info, reasonOf, warnOnce } from '@/lib/platform/log';
import { originOf, servedSites, settingsOfSite } from '@/lib/content/hosts/hosts';
import { formatDateRange, formatNumber } from '@/lib/language/i18n';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { dueWeek, weeklyStore, type Week, type WeekInNumbers } from './weekly-numbers';

const CHECK_EVERY = 10 * 60_000;

const isWanted = (pageId: string): boolean => settingsOfSite(pageId).weeklyMail ?? env().weeklyMail;

const hasAny = ({ leads, calls, messages }: WeekInNumbers): boolean => leads + calls + messages > 0;

const mailOf = (
  site: Site,
  { from, to }: Week,
  { leads, calls, messages, visits }: WeekInNumbers,
  origin: string,
): { subject: string; text: string } => {
  const { name, widgets } = site;
  const { weekly } = messagesOf(site);
  const language = languageTagOf(site);
  const dates = formatDateRange(from, to, language);
  const rows: [string, number][] = [
    [weekly.leads, leads],
    [weekly.calls, calls],
    [weekly.messages, messages],
    ...(widgets.visits && visits !== null ? [[weekly.visits, visits] as [string, number]] : []),
  ];
  const numbers = rows.map(([label, number]) => `${label}: ${formatNumber(number, language)}`);
  return {
    subject: weekly.subject(name, dates),
    text: [weekly.intro(dates), '', ...numbers, '', origin, ''].join('\n'),
  };
};

type Store = ReturnType<typeof weeklyStore>;

const sendTo = async (store: Store, pageId: string, week: Week, now: number): Promise<void> => {
  const known = await getCachedSite(pageId);
  const site = known.state === 'found' ? known.value : null;
  const to = site?.emails[0];
  if (!site || !to || !(await store.claim(pageId, week, now))) return;
  const numbers = await store.numbers(pageId, week);
  // A site that has just moved in was not there in that week.
  if (!hasAny(numbers) && !(await store.isKnown(pageId, week))) return store.sent(pageId, week, now);
  const origin = originOf(pageId);
  const mail = mailOf(site, week, numbers, origin);
  // A second attempt has the same Message-ID, so that mail servers can drop duplicates.
  const messageId = `<week-${week.from}-${pageId}@${new URL(origin).hostname}>`;
  await sendPlainMail({ to, ...mail, messageId });
  await store.sent(pageId, week, now);
  info('weekly-mail', { site: pageId, week: week.from });
};

/** Sends the weekly mails that are due, each once; a failing site does not delay the others. */
export const sendWeeklyMails = async (now = Date.now()): Promise<void> => {
  const sites = [...servedSites().origins.keys()].filter(isWanted);
  if (sites.length === 0) return;
  const week = dueWeek(now);
  try {
    const store = weeklyStore(await database());
    for (const site of sites)
      await sendTo(store, site, week, now).catch((error: unknown) =>
        warnOnce('weekly-mail.not-sent', { site, reason: reasonOf(error) }),
      );
  } catch (error) {
    warnOnce('weekly-mail.not-sent', { reason: reasonOf(error) });
  }
};

export const startWeeklyMails = (): void => {
  let sending: Promise<void> | null = null;
  const look = () => {
    sending ??= sendWeeklyMails().finally(() => (sending = null));
  };
  const timer = setInterval(look, CHECK_EVERY).unref();
  look();
  onShutdown('weekly-mail', async () => {
    clearInterval(timer);
    await sending;
  });
};
