import { expect, full, test } from '../fixtures';
import { embeddedNames, embeddedRecord, embeddedReviews } from '../support/embedded-records';
import { routesOf, testedRoutesOf } from '../support/routes';
import { problemsIn } from '../support/html-rules';
import { everythingOn, expectStrict, locationsIn, pngSize, searchFactsOf } from '../support/page-facts';

// Every address of every site, asked twice: what crawlers read, and what browsers need. `npm test` asks for a
// page of each kind of two sites: schema-graph.test.ts and test/businesses.test.ts read all pages of all
// records.

const everything = { everything: { record: everythingOn('en'), reviews: embeddedReviews('demo') } };

for (const name of [...embeddedNames, 'everything']) {
  const tags = name === 'call-only' || name === 'everything' ? {} : full;
  const record = name === 'everything' ? everythingOn('en') : embeddedRecord(name);

  const title = `every page of the ${name} site: valid HTML, structured data, one canonical, a picture, its policy; and the sitemap lists what is to be found`;
  test(title, tags, async ({ served, startSites }) => {
    test.setTimeout(300_000);
    const sites = name === 'everything' ? await startSites(everything) : served;
    const origin = `https://${sites.hostOf(name)}`;
    const get = (path: string) => sites.ask(name, path);
    const reviews = embeddedReviews(name === 'everything' ? 'demo' : name);
    const cards: string[] = [];

    for (const { path, status, indexed } of testedRoutesOf(name, record, reviews)) {
      const answer = await get(path);
      expect(answer.status, path).toBe(status);
      expect(await problemsIn(answer.body), path).toEqual([]);
      expectStrict(answer, path);
      const again = await get(path);
      expect(again.headers['x-nextjs-cache'], `${path}, again`).toBe('HIT');
      expectStrict(again, `${path}, again`);
      const facts = searchFactsOf(answer.body);
      expect(facts.graphs, path).toHaveLength(status === 200 ? 1 : 0);
      expect(facts.canonicals, path).toEqual(indexed ? [origin + (path === '/' ? '' : path)] : []);
      expect(facts.alternates, 'a site has one language').toBe(0);
      expect(facts.properties.robots, path).toMatch(
        indexed ? /^index, follow, max-image-preview:large$/ : /^noindex/,
      );
      if (!indexed) continue;
      const nodes = facts.graphs[0]?.['@graph'] ?? [];
      const types = nodes.map((node) => node['@type']);
      expect(types, path).toContain('WebSite');
      expect(types.includes('BreadcrumbList'), path).toBe(path !== '/');
      expect(JSON.stringify(nodes), path).not.toMatch(/aggregateRating|"review"/);
      for (const node of nodes) expect(String(node['@id']).startsWith(`${origin}/`), path).toBe(true);

      const picture = facts.properties['og:image'] ?? '';
      expect(picture.startsWith(`${origin}/social-cards/`), `${path} ${picture}`).toBe(true);
      expect(facts.properties['twitter:card']).toBe('summary_large_image');
      cards.push(picture);
    }
    for (const picture of cards) {
      const card = await get(picture.slice(origin.length));
      expect([card.status, card.headers['content-type'], pngSize(card)], picture).toEqual([
        200,
        'image/png',
        [1200, 630],
      ]);
    }

    const listed = locationsIn((await get('/sitemap.xml')).body);
    expect(listed.sort()).toEqual(
      routesOf(record, reviews)
        .filter(({ indexed }) => indexed)
        .map(({ path }) => origin + path)
        .sort(),
    );
    const manifest = JSON.parse((await get('/manifest.webmanifest')).body) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of manifest.icons) expect(pngSize(await get(src))?.join('x'), src).toBe(sizes);
    expect(pngSize(await get('/apple-touch-icon.png'))).toEqual([180, 180]);
  });
}
