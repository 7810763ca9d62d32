import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/dom';
import { ContactFacts } from '@/components/blocks/contact-facts';
import { ContactColumn } from '@/components/layout/footer/footer-columns';
import { PrintSheet } from '@/components/layout/print-sheet';
import { CoverageMap } from '@/components/sections/contact/coverage-map';
import { checkRecord } from '@/lib/content/record/parse-record';
import { examineRecord } from '@/lib/operations/onboarding/doctor/examine-record';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { structuredData } from '@/lib/site/seo/schema-graph';
import { llmsTxt } from '@/lib/site/seo/site-files';
import { nodesIn } from '@/test/check-structured-data';
import { draw, hrefs } from '@/test/drawn';

type Address = { address: string };
/** The barber's record with other places. */
const read = (places: (all: Address[]) => Address[]): unknown =>
  JSON.parse(readFileSync('test/businesses/barber-three-shops.json', 'utf8'), (key, value: Address[]) =>
    key === 'location' ? places(value) : value,
  );
const siteOf = (...given: Parameters<typeof read>) => checkRecord(read(...given), 'test').site;
const site = siteOf((all) => all);
const businesses = (of = site) => {
  const [page] = pagesOf(of);
  return page ? nodesIn(structuredData(page)).filter((node) => 'address' in node) : [];
};

test('a place has its own contacts and hours wherever they are shown', () => {
  draw(<ContactFacts site={site} show={['address', 'phones', 'hours']} />);
  const place = screen.getByText('Fern on Elm').parentElement as HTMLElement;
  const links = hrefs(undefined, { of: place });
  expect(links).toEqual(['https://maps.app.goo.gl/abc123', 'tel:+17205550111', 'mailto:elm@fade.example']);
  expect(place).toHaveTextContent('Tue-Sat10 AM - 7 PM');
  expect(screen.getByText('9 Oak St, Golden, CO 80401')).toBeInTheDocument();

  draw(<ContactColumn site={site} />);
  expect(screen.getByRole('link', { name: 'Chairs: (720) 555-0111' })).toBeInTheDocument();
  expect(document.body).toHaveTextContent('Fern on Elm: 5 Elm St, Boulder, CO 80302');
  draw(<CoverageMap site={site} />);
  const panel = screen.getByLabelText('Fern on Elm').nextElementSibling?.nextElementSibling;
  expect(panel).toHaveTextContent('(720) 555-0111');
  for (const text of [llmsTxt(site, []), draw(<PrintSheet site={site} />)])
    for (const own of ['Chairs: (720) 555-0111', 'elm@fade.example', 'Tue-Sat 10 AM - 7 PM'])
      expect(text).toContain(own);
});

test('structured data claims of a place what it says itself', () => {
  expect(businesses()).toMatchObject([
    { name: 'Fade & Fern Barbers', telephone: '+13035550100' },
    {
      name: 'Fade & Fern Barbers – Fern on Elm',
      telephone: '+17205550111',
      email: 'elm@fade.example',
      hasMap: 'https://maps.app.goo.gl/abc123',
      openingHoursSpecification: [
        { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '10:00' },
        { validFrom: '2036-12-25', opens: '00:00', closes: '00:00' },
      ],
    },
    { name: 'Fade & Fern Barbers' },
  ]);
  for (const property of ['telephone', 'email', 'openingHoursSpecification', 'hasMap'])
    expect(businesses()[2]).not.toHaveProperty(property);
});

test('the first place has its own phone and hours before those of the business', () => {
  const swapped = businesses(siteOf((all) => [...all.slice(1), ...all.slice(0, 1)]));
  expect(swapped[0]).toMatchObject({ telephone: '+17205550111', email: 'elm@fade.example' });
  expect(swapped[2]).not.toHaveProperty('telephone');
});

test('hours of a place that are not understood are named there', () => {
  const { findings } = examineRecord(
    read((all) => all),
    'test',
    { mail: null, allowedPrivateHosts: new Set() },
  );
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'hours-not-understood', field: expect.stringContaining('[1].hours') }),
  );
});

test('of places without facts of their own the first address is shown', () => {
  draw(<ContactFacts site={siteOf((all) => all.map(({ address }) => ({ address })))} show={['address']} />);
  expect(document.body).toHaveTextContent(/^Address12 Main St, Denver, CO 80204$/);
});
