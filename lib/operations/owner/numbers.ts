import 'server-only';
import type { Site } from '@/lib/content';
import { originOf } from '@/lib/content/hosts/hosts';
import { zoneOf } from '@/lib/language/geo/time-zone';
import { formatStatus, openStatusAt, zonedClock } from '@/lib/language/opening-hours/open-now';
import { upcomingSpecialHours } from '@/lib/language/opening-hours/weekly-hours';
import { statusLineOf } from '@/lib/language/opening-hours/status-line';
import { decodeWeek } from '@/lib/language/opening-hours/week';
import type { Language } from '@/lib/language/i18n/languages';
import { handledRequests } from '@/lib/leads/outbox/handled';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import type { Database } from '@/lib/platform/db';
import { languageTagOf } from '@/lib/site/messages';
import { currentWeek, weekBefore, weeklyStore } from '@/lib/operations/weekly-mail/weekly-numbers';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The site's words about its hours at this moment; null when it says nothing. */
const openNow = (site: Site, now: number, language: Language): { isOpen: boolean; text: string } | null => {
  const line = statusLineOf(site);
  if (!line) return null;
  const status = openStatusAt(now, decodeWeek(line.week), line.zone);
  const text = formatStatus(status, line.zone, languageTagOf({ ...site, language }));
  return text ? { isOpen: status.state === 'open', text } : null;
};

/**
 * A site's numbers since Monday, in the week before and of 7 days, and of its waiting requests.
 * @param language of the texts
 */
export const numbersOfOwner = async (db: Database, site: Site, now: number, language = site.language) => {
  const zone = zoneOf(site);
  const week = currentWeek(now, zone);
  const [weekly, leads, requests] = [weeklyStore(db), leadStore(db), handledRequests(db)];
  const counts = await leads.countByState(site.id);
  const today = new Date(zone ? zonedClock(zone).localTimeAt(now) : now).toISOString().slice(0, 10);
  return {
    name: site.name,
    url: originOf(site.id),
    today,
    /** Closed on this day alone, as the editor's button says it. */
    closedToday: upcomingSpecialHours(site.specialHours, now).some(
      ({ from, to, hours }) => from === today && to === today && hours === null,
    ),
    openNow: openNow(site, now, language),
    week: { from: week.from, to: week.to, ...(await weekly.numbers(site.id, week)) },
    weekBefore: await weekly.numbers(site.id, weekBefore(week)),
    requestsIn7Days: (await leads.received(site.id, now - WEEK_MS, now)).leads,
    open: await requests.openRequests(site.id, now - 5 * WEEK_MS),
    undelivered: counts.waiting + counts['dead-lettered'] + counts.bounced,
  };
};
