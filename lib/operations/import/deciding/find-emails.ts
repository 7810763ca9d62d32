import { emailIn } from '@/lib/language/email-address';
import { all, attribute } from '../page/dom';
import { decoded, pattern } from '../page/words';
import { type Claim, placeOf } from './findings';
import { type Facts, isAboutOthers, saidOf } from './site-facts';

/** Cloudflare's email protection: each byte after the first is XORed with it. */
const decloud = (hex: string): string => {
  const [key = 0, ...rest] = (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  return String.fromCharCode(...rest.map((byte) => byte ^ key));
};

export const EMAIL = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;
/** 'desk [at] acme [dot] example', 'desk at acme dot example' */
const HIDDEN = pattern('gi')`([\w.+-]{1,64})\s*(?:[[({]\s*(?:at|arroba|@)\s*[\])}]|\u0020(?:at|
  arroba) (?=[\w-]+\s*[[({.]?\s*(?:dot|punto)\b))\s*([\w-]{1,63}(?:\s*(?:[[({]\s*(?:dot|punto|\.)\s*[\])}]|
  \u0020(?:dot|punto)\u0020|\.)\s*[\w-]{2,63}){1,3})`;
const DOT = /\s*(?:[[({]\s*(?:dot|punto|\.)\s*[\])}]| (?:dot|punto) )\s*/gi;
const unhide = (text: string): string =>
  text.replace(
    HIDDEN,
    (_, user: string, host: string) => `${user}@${host.replace(DOT, '.').replace(/\s+/g, '')}`,
  );

const SAMPLE = pattern('i')`@(?:example|domain|yourdomain|yoursite|mysite|email|sentry|wixpress|
  company|website)\.|^(?:your|you|name|user|someone|email|youremail)@|\.(?:png|jpe?g|gif|webp)$`;

/** Addresses that the site shows, also those that it hides from machines. */
export const findEmails = (facts: Facts): string[] => {
  const seen = facts.pages.flatMap((page): Claim[] => {
    const weight = isAboutOthers(page) ? 0.5 : 2;
    const credits = new Set(page.lines.flatMap(({ isCredit, block }) => (isCredit ? block.links : [])));
    const written = page.lines
      .filter(({ isCredit, block }) => !isCredit && !block.isQuote)
      .flatMap(({ text, block }) =>
        (unhide(text.slice(0, 600)).match(EMAIL) ?? []).map((value) => ({ value, node: block.node })),
      );
    const linked = page.links
      .filter((link) => link.url.protocol === 'mailto:' && !credits.has(link))
      .map(({ url, node }) => ({ value: decoded(url.pathname.split(/[?,;]/)[0] ?? ''), node }));
    const clouded = all('[data-cfemail]', page.document).map((node) => ({
      value: decloud(attribute(node, 'data-cfemail')),
      node,
    }));
    return [...written, ...linked, ...clouded].map(({ value, node }) => ({
      value,
      place: placeOf(page, { node }),
      weight,
    }));
  });
  const claims = [...seen, ...saidOf(facts, 'email', 2)].flatMap((claim): Claim[] => {
    const value = emailIn(claim.value)?.toLowerCase();
    return value && !SAMPLE.test(value) ? [{ ...claim, value }] : [];
  });
  const why = 'it stands only where others are named';
  return facts.findings
    .choose('emails', claims, { keyOf: String, least: 1.5, why })
    .map(({ value }) => value);
};
