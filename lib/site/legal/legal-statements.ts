import type { Site } from '@/lib/content';
import { picturesOf } from '@/lib/content/record/choose-picture';
import { env } from '@/lib/platform/env';
import { accessibilityText, privacyText, type LegalText } from '@/lib/language/i18n/legal-text';
import { asksForOf } from '@/lib/site/messages';
import { speedShareOf } from '@/lib/site/analytics/speed';
import { showsArea } from '@/lib/site/area';
import { isOptimised } from '@/lib/site/pictures/image-optimised';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { videoPlayer } from '@/lib/site/urls/media-links';

export type { LegalText } from '@/lib/language/i18n/legal-text';

const hostOf = (url: string) => new URL(url).hostname.replace(/^(www|player)\./, '');
const hostsOf = (urls: readonly string[]) =>
  [...new Set(urls.filter((url) => /^https?:/.test(url)).map(hostOf))].sort();

const videosOf = ({ promoVideo, videos }: Site): string[] => [
  ...(promoVideo && videoPlayer(promoVideo.url) ? [videoPlayer(promoVideo.url)?.src ?? ''] : []),
  ...(videos.channelUrl && videos.ids.length > 0 ? ['https://www.youtube-nocookie.com/'] : []),
];

const hasMap = (site: Site): boolean => site.places.length > 0 || showsArea(site);

/** A name such as 'Acme Inc.' brings its own full stop to the end of a sentence. */
const withOneFullStop = ({ intro, parts }: LegalText, name: string): LegalText => ({
  intro,
  parts: parts.map(({ title, paragraphs }) => ({
    title,
    paragraphs: name.endsWith('.') ? paragraphs.map((text) => text.replaceAll(`${name}.`, name)) : paragraphs,
  })),
});

export const privacyTextOf = (site: Site): LegalText => {
  const { leadsKeepDays, mail, turnstile, weatherApiUrl } = env();
  const text = privacyText(site.language, {
    business: site.name,
    asksFor: asksForOf(site),
    hasPopup: site.popup,
    keepDays: leadsKeepDays,
    confirmation: mail !== null && site.confirmationMail,
    visits: site.widgets.visits,
    speed: speedShareOf(site) > 0,
    analytics: settingsOfSite(site.id).analytics?.name ?? null,
    robotCheck: turnstile !== null,
    // Optimised pictures come from this server; favicon and QR code are never optimised.
    pictureHosts: hostsOf([
      ...picturesOf(site).filter((picture) => !isOptimised(picture)),
      site.favicon ?? '',
      site.qrPicture ?? '',
    ]),
    videoHosts: hostsOf(videosOf(site)),
    maps: hasMap(site),
    messageLinks: site.phones.length > 0,
    chat: site.widgets.chat && site.phones.length > 0,
    weather: weatherApiUrl !== null && site.widgets.weather && hasMap(site),
    reviewLinks: site.reviews.links.length > 0,
  });
  return withOneFullStop(text, site.name);
};

export const accessibilityTextOf = (site: Site): LegalText =>
  accessibilityText(site.language, {
    business: site.name,
    phone: site.phones.find(({ messagesBy }) => !messagesBy)?.display ?? null,
    email: site.emails[0] ?? null,
    hasMaps: hasMap(site),
    hasVideos: videosOf(site).length > 0,
  });
