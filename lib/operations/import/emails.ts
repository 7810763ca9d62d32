import { z } from 'zod';
import { all, attribute } from './dom';
import { type Claim, Findings, placeOf, tally } from './findings';
import { linesOn } from './lines';
import { textsOf } from './machine-data';
import { isElsewhere } from './phones';
import { type Facts, businessesOf } from './site-facts';

/** Cloudflare's email protection: each byte after the first is XORed with it. */
const decloud = (hex: string): string => {
  const [key = 0, ...rest] = (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  return String.fromCharCode(...rest.map((byte) => byte ^ key));
};
export const EMAIL = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;
const HIDDEN =
  /([\w.+-]{1,64})\s*(?:[[({]\s*(?:at|arroba|@)\s*[\])}]| (?:at|arroba) (?=[\w-]+\s*[[({.]?\s*(?:dot|punto)\b))\s*([\w-]{1,63}(?:\s*(?:[[({]\s*(?:dot|punto|\.)\s*[\])}]| (?:dot|punto) |\.)\s*[\w-]{2,63}){1,3})/gi;
const unhide = (text: string): string =>
  text.replace(
    HIDDEN,
    (_, user: string, host: string) =>
      `${user}@${host.replace(/\s*(?:[[({]\s*(?:dot|punto|\.)\s*[\])}]| (?:dot|punto) )\s*/gi, '.').replace(/\s+/g, '')}`,
  );
const SAMPLE_MAIL =
  /@(?:example|domain|yourdomain|yoursite|mysite|email|sentry|wixpress|company|website)\.|^(?:your|you|name|user|someone|email|youremail)@|\.(?:png|jpe?g|gif|webp)$/i;

export const emailsOf = (facts: Facts, findings: Findings): string[] => {
  const claims = facts.pages.flatMap((page): Claim[] => {
    const lines = linesOn(page).filter(({ isCredit, block }) => !isCredit && !block.isQuote);
    const weight = isElsewhere(facts, page) ? 0.5 : 2;
    const ofText = lines.flatMap(({ text, block }) =>
      (unhide(text.slice(0, 600)).match(EMAIL) ?? []).map((value) => ({
        value,
        place: placeOf(page, block),
        weight,
      })),
    );
    const credits = new Set(
      linesOn(page)
        .filter(({ isCredit }) => isCredit)
        .flatMap(({ block }) => block.links),
    );
    const ofLinks = page.links
      .filter((link) => link.url.protocol === 'mailto:' && !credits.has(link))
      .map(({ url, node }) => {
        const [path = ''] = url.pathname.split(/[?,;]/);
        return { value: safelyDecoded(path), place: placeOf(page, { node }), weight };
      });
    const hidden = all('[data-cfemail]', page.document).map((node) => ({
      value: decloud(attribute(node, 'data-cfemail')),
      place: placeOf(page, { node }),
      weight,
    }));
    return [...ofText, ...ofLinks, ...hidden];
  });
  const said = businessesOf(facts).flatMap(({ thing, page, where }) =>
    textsOf(thing, 'email').map((value) => ({
      value: value.replace(/^mailto:/i, ''),
      place: placeOf(page, `${where}.email`),
      weight: 2,
    })),
  );
  return tally(
    [...claims, ...said]
      .map((claim) => ({ ...claim, value: claim.value.trim().toLowerCase() }))
      .filter(({ value }) => z.email().safeParse(value).success && !SAMPLE_MAIL.test(value)),
    (value) => value,
  ).flatMap(({ value, weight, places }) => {
    if (weight < 1.5) {
      findings.leave('emails', value, places, 'it stands only where others are named');
      return [];
    }
    findings.keep('emails', value, places);
    return [value];
  });
};

const safelyDecoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
