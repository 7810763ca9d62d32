import { expect, type Sites } from '../fixtures';
import { rawRequest, type RawAnswer, type RawRequest } from './raw-request';
import { completeRecord, slugOf, type WireRecord } from './embedded-records';

const open = completeRecord();
/** The fourth widget of a record makes its site call-only. */
export const asCallOnly = (record: WireRecord): WireRecord => ({
  ...record,
  simpleWidgets: record.simpleWidgets?.map((widget, index) =>
    index === 3 ? { ...widget, activo: true } : widget,
  ),
});
export const openAndClosed = { open: { record: open }, closed: { record: asCallOnly(open) } };

const service = slugOf(open.dbServices?.[0]?.name ?? '');
export const project = slugOf(open.landings?.[0]?.name ?? '');

/** Pages that a call-only site hides, each with words that a call-only Home does not have. */
export const hidden: Record<string, string> = {
  '/about': open.dbValues?.[0]?.title ?? '',
  '/services': '<title>Services |',
  [`/${service}`]: '<title>Alder Carving |',
  '/gallery': open.landings?.[0]?.name ?? '',
  [`/gallery/${project}`]: `<title>${open.landings?.[0]?.name} |`,
  '/reviews': '<title>Reviews |',
  '/our-videos': open.ytGallery?.linkCanalYT ?? '',
  '/contact': 'Get In Touch!',
  '/find-us-on': 'Follow our work, read about us',
  '/privacy': '<title>Privacy |',
  '/accessibility': '<title>Accessibility |',
};

export const ask = ({ server, hostOf }: Sites, site: 'open' | 'closed', request: RawRequest) =>
  rawRequest(server.port, { host: hostOf(site), ...request });

/** Fails when an answer has words of a hidden page, or its name in navigation data. */
export const expectHidden = (answer: RawAnswer, attempt: string) => {
  for (const [page, words] of Object.entries(hidden))
    expect(answer.body, `${attempt} shows ${page}`).not.toContain(words);
  // Navigation data names its page in the tree: only Home and the not-found page may be there.
  expect(answer.body, attempt).not.toMatch(
    /"(about|services|gallery|reviews|our-videos|contact|find-us-on|privacy|accessibility)",\{"children"/,
  );
};
