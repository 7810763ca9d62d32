import { getCachedSite, type Site } from '@/lib/content';
import { database, type Database } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { sendPlainMail } from '@/lib/leads/delivery/mail';
import { onShutdown } from '@/lib/platform/lifecycle';
import { info, reasonOf, warnOnce } from '@/lib/platform/log';
import { originOf, servedSites, settingsOfSite } from '@/lib/content/hosts/hosts';
import { formatDateRange, formatNumber } from '@/lib/language/i18n';
import { zoneOf } from '@/lib/language/geo/time-zone';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { weeklyHtml, type Figure } from './weekly-html';
import { dueWeek, weekBefore, weeklyStore, type Week, type WeekInNumbers } from './weekly-numbers';

const CHECK_EVERY = 10 * 60_000;

const isWanted = (pageId: string): boolean => settingsOfSite(pageId).weeklyMail ?? env().weeklyMail;

type Mail = { subject: string; text: string; html: string };

/** Returns null when the week brought nothing. */
const mailOf = (
  site: Site,
  { from, to }: Week,
  [numbers, before]: readonly [WeekInNumbers, WeekInNumbers],
): Mail | null => {
  const { weekly } = messagesOf(site);
  const language = languageTagOf(site);
  const dates = formatDateRange(from, to, language);
  const brought = (['leads', 'calls', 'messages', 'visits'] as const).filter(
    (name) => name !== 'visits' || (site.widgets.visits && numbers.visits !== null),
  );
  if (brought.every((name) => !numbers[name])) return null;
  const shown = numbers.refused > 0 ? ([...brought, 'refused'] as const) : brought;
  const format = (number: number) => formatNumber(number, language);
  const figures = shown.map((name): Figure => {
    const [count, earlier] = [numbers[name] ?? 0, before[name]];
    const beforeText = earlier === null ? null : weekly.before(format(earlier));
    return { label: weekly[name], count, before: earlier, countText: format(count), beforeText };
  });
  const lines = figures.map(
    ({ label, countText, beforeText }) =>
      `${label}: ${countText}${beforeText === null ? '' : ` (${beforeText})`}`,
  );
  const [intro, link] = [weekly.intro(dates), originOf(site.id)];
  return {
    subject: weekly.subject(site.name, dates),
    text: [intro, '', ...lines, '', link, ''].join('\n'),
    html: weeklyHtml(site, { intro, figures, link }),
  };
};

type Store = ReturnType<typeof weeklyStore>;

const weekOf = (site: Site, now: number): Week => dueWeek(now, zoneOf(site));

const writeMail = async (store: Store, site: Site, week: Week): Promise<Mail | null> =>
  mailOf(site, week, [await store.numbers(site.id, week), await store.numbers(site.id, weekBefore(week))]);

/** The mail of the last week as it is sent; null when the week brought nothing. */
export const previewWeeklyMail = (db: Database, site: Site, now: number): Promise<Mail | null> =>
  writeMail(weeklyStore(db), site, weekOf(site, now));

const sendTo = async (store: Store, pageId: string, now: number): Promise<void> => {
  const known = await getCachedSite(pageId);
  const site = known.state === 'found' ? known.value : null;
  const to = isWanted(pageId) ? site?.emails[0] : undefined;
  // Notes the week's visits also of a business without the mail, for the editor.
  if (!site || (!to && !env().requestsToken)) return;
  const week = weekOf(site, now);
  if (!(await store.claim(pageId, week, now))) return;
  const mail = to ? await writeMail(store, site, week) : null;
  if (to && mail) {
    // A second attempt has the same Message-ID, so that mail servers can drop duplicates.
    const messageId = `<week-${week.from}-${pageId}@${new URL(originOf(pageId)).hostname}>`;
    await sendPlainMail({ to, ...mail, messageId });
    info('weekly-mail', { site: pageId, week: week.from });
  }
  await store.sent(pageId, week, now);
};

/** Sends due mails, each once; a failing site does not delay the others. */
export const sendWeeklyMails = async (now = Date.now()): Promise<void> => {
  try {
    const sites = [...servedSites().origins.keys()].filter((site) => env().requestsToken || isWanted(site));
    if (sites.length === 0) return;
    const store = weeklyStore(await database());
    for (const site of sites)
      await sendTo(store, site, now).catch((error: unknown) =>
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
