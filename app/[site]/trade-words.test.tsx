/** @jest-environment node */
// No page, mail or file of a business speaks of what its trade does not give.
import '@/test/server-react';
import { readFileSync } from 'node:fs';
import { formPage } from '@/app/api/leads/form-page';
import type { Site } from '@/lib/content';
import { toGalleryPages } from '@/lib/content/gallery/gallery-pages';
import { parseRecord } from '@/lib/content/record/parse-record';
import { languages, type Language } from '@/lib/language/i18n';
import { labelsOf } from '@/lib/leads/form/form-content';
import { mailOf } from '@/lib/leads/delivery/mail-message';
import { payloadOf } from '@/lib/leads/delivery/payload';
import { errorsAnswer, refusalAnswer, thanksPage } from '@/lib/leads/intake/answers';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { llmsTxt, manifest } from '@/lib/site/seo/site-files';
import { lead } from '@/test/lead-delivery';
import { mapRecord } from '@/test/records';
import { renderPages } from '@/test/render-pages';
import { siteFor } from '@/test/site';

/** The demo record with neutral texts: what is left is the interface's. */
const neutralRecord = (): Record<string, unknown> => {
  let texts = 0;
  const demo: unknown = JSON.parse(readFileSync('content/demo.json', 'utf8'));
  return mapRecord(demo, (value, path, kind) => {
    if (kind === 'e-mail address') return 'mail@site.example';
    return path !== 'docId' && kind !== null && /text$/.test(kind) ? `Lorem ${(texts += 1)}` : value;
  }) as Record<string, unknown>;
};

const siteOf = (options: object, language: Language): Site => {
  // More pictures than one page of a gallery has.
  const pictures = Array.from({ length: 40 }, (_, index) => `/assets/${index}.jpg`);
  const site = parseRecord({ ...neutralRecord(), options }, 'test');
  const galleryPages = toGalleryPages({ ...site, projects: [], gallery: pictures });
  return { ...site, language, galleryPages, formLabels: siteFor().formLabels };
};

const everythingOf = async (site: Site): Promise<[string, string][]> => {
  const shown = (await renderPages(site)).flatMap(({ path, html, metadata }): [string, string][] => [
    [path, html],
    [`${path}, metadata`, JSON.stringify(metadata)],
  ]);
  const request = new Request('http://site.example/api/leads', { method: 'POST' });
  const posted = { fields: { firstName: 'Ana' }, files: [], droppedPhotos: 0 };
  const refused = refusalAnswer(request, site, { status: 503, message: 'failed' });
  const wrong = await errorsAnswer(request, site, { posted, errors: { message: 'required' }, formPage });
  return [
    ...shown,
    ['llms.txt', llmsTxt(site, pagesOf(site))],
    ['manifest', JSON.stringify(manifest(site))],
    ['mail', JSON.stringify(mailOf(lead(), site, 'a@site.example', 'b@site.example', []))],
    ['lead', JSON.stringify(payloadOf(lead(), site, []))],
    ['thanks', thanksPage(site)],
    ['form refused', await refused.text()],
    ['form with errors', await wrong.text()],
  ];
};

/** What people and search engines read, without the names of ids, classes and addresses. */
const textsIn = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(
      / (id|class|for|href|src|srcset|action|name|style|aria-(labelledby|describedby|controls))="[^"]*"/gi,
      '',
    )
    .replace(/<\/?blockquote[^>]*>/g, '');

const forbidden = /.{0,40}(estimate|quote|presupuesto|cotizaci).{0,20}/gi;

test.each(languages)('a dentist gives no estimate in %s, anywhere', async (language) => {
  const found = await everythingOf(siteOf({ trade: 'dentist' }, language));
  expect(found.length).toBeGreaterThan(30);
  expect(
    found.flatMap(([what, html]) => (textsIn(html).match(forbidden) ?? []).map((text) => [what, text])),
  ).toEqual([]);
  const all = found.map(([, html]) => html).join('');
  for (const word of {
    en: ['Book an appointment', 'Request for an appointment'],
    es: ['Pida una cita', 'Solicitud de cita'],
  }[language])
    expect(all).toContain(word);
});

test.each(languages)('without a trade the words are the standard ones in %s', async (language) => {
  const all = (await everythingOf(siteOf({}, language))).map(([, html]) => textsIn(html)).join('');
  expect(all.match(forbidden)?.length).toBeGreaterThan(20);
});

test('own words win over those of the trade, and the label of the form over both', () => {
  const words = { callToAction: 'Come by', formButton: 'Off it goes' };
  const dentist = siteOf({ trade: 'dentist', words }, 'en');
  expect(labelsOf(dentist).submit).toBe('Off it goes');
  expect(labelsOf({ ...dentist, formLabels: { ...dentist.formLabels, submit: 'Send' } }).submit).toBe('Send');
});
