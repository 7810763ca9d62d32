import { siteFor } from '@/test/site';

const link = (more: Record<string, unknown> = {}) => ({
  kind: 'booking',
  url: 'https://book.example.com/acme',
  ...more,
});

/** The links of a site, and what the log says of the record's `links`. */
const linksOf = (links: unknown[], more: Record<string, unknown> = {}) => {
  const log = jest.spyOn(console, 'error').mockReset().mockImplementation();
  const site = siteFor({ options: { links, ...more } });
  return { site, log: log.mock.calls.flat().join('\n') };
};

test('a link needs a kind and an https address; words, place and tab have defaults', () => {
  const { site, log } = linksOf([
    link(),
    link({ url: 'http://book.example.com/' }),
    link({ url: 'javascript:alert(1)' }),
    link({ kind: 'shop' }),
    { url: 'https://book.example.com/' },
  ]);
  const defaults = { label: null, place: 'callToAction', newTab: false, embed: false };
  expect(site.links).toEqual([link(defaults)]);
  for (const field of ['links[1].url', 'links[2].url', 'links[3].kind'])
    expect(log).toContain(`options.${field}`);
});

test('the header and the call to action have room for two links each', () => {
  const places = ['header', 'callToAction', 'header', 'header', 'callToAction', 'callToAction'];
  const { site, log } = linksOf(places.map((place) => link({ place })));
  expect(site.links.map(({ place }) => place)).toEqual(['header', 'callToAction', 'header', 'callToAction']);
  expect(log).toMatch(/options\.links\[3\].*header, has room for 2/);
  expect(log).toMatch(/options\.links\[5\].*callToAction, has room for 2/);
});

test('one page is embedded, of a host that a policy can name', () => {
  const { site, log } = linksOf([link({ embed: true }), link({ embed: true })]);
  expect(site.links.map(({ embed }) => embed)).toEqual([true, false]);
  expect(log).toContain('options.links[1].embed');
  const strange = linksOf([link({ url: "https://a_b'c.example.com/", embed: true })]);
  expect(strange.site.links.map(({ embed }) => embed)).toEqual([false]);
  expect(strange.log).toContain('options.links[0].embed');
});

test('links in the header take the room of pages in the menu', () => {
  const blocks = [{ type: 'text', text: 'Text' }];
  const pages = ['a', 'b', 'c', 'd'].map((title) => ({ title, menu: 'main', blocks }));
  const { site } = linksOf([link({ place: 'header' })], { pages, otherLanguage: 'acme-es' });
  expect(site.freePages.map(({ place }) => place)).toEqual(['main', 'main', 'footer', 'footer']);
});

test('a record is not its own other language', () => {
  const log = jest.spyOn(console, 'error').mockReset().mockImplementation();
  const { id } = siteFor({});
  expect(siteFor({ options: { otherLanguage: id } }).otherLanguage).toBeNull();
  expect(log.mock.calls.flat().join('\n')).toContain('options.otherLanguage');
  expect(siteFor({ options: { otherLanguage: 'acme-es' } }).otherLanguage).toBe('acme-es');
});
