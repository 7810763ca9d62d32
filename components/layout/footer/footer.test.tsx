import { screen, within } from '@testing-library/dom';
import { CallBand } from './closing-bands';
import { Footer } from './footer';
import type { Site } from '@/lib/content';
import { phoneOf, placeOf, serviceOf, siteWith } from '@/test/site';
import { draw, hrefs } from '@/test/drawn';

const show = (given: Partial<Site>, score = { average: 0, count: 0 }) =>
  draw(<Footer site={siteWith(given)} score={score} />);

const callOnly = true;
const business: Partial<Site> = {
  name: 'Bluestem & Brush',
  places: ['Denver, CO', 'Boulder, CO'].map((address) => placeOf(address)),
  phones: [phoneOf('303-555-0142', 'Office'), phoneOf('720-555-0118', 'Yard')],
  emails: ['hello@example.com', 'other@example.com'],
  openingHours: [{ days: 'Monday', hours: '8-6' }],
  paymentMethods: 'Cards and cash',
};
const services = Array.from({ length: 8 }, (_, index) => serviceOf(`Service ${index + 1}`));
const aboutOf = (length: number): Pick<Site, 'about'> => ({
  about: {
    first: { text: 'First', formatting: null, points: [] },
    second: { text: 'x'.repeat(length), formatting: null, points: [] },
  },
});
const closing = (words: string): Pick<Site, 'slogans'> => ({
  slogans: { hero: 'One', about: 'Two', closing: words, all: ['One', 'Two', 'Three', words] },
});
const reviews = (active: boolean): Pick<Site, 'reviews'> => ({
  reviews: { ...siteWith().reviews, active, links: ['https://a.example/'] },
});

test('a business that shows an area has its towns in the place of an address, at most six', () => {
  const cities = ['Otley', 'Ilkley', 'Leeds', 'Skipton', 'Keighley', 'Bingley', 'Shipley'];
  const serviceArea = { cities: cities.slice(0, 2), isAddressHidden: true, centre: null };
  show({ ...business, places: [], serviceArea });
  expect(hrefs('Otley and Ilkley')).toEqual(['/contact']);
  show({ ...business, places: [], serviceArea: { ...serviceArea, cities } });
  expect(hrefs('Otley, Ilkley, Leeds, Skipton, Keighley, Bingley …')).toEqual(['/contact']);
  show({ ...business, serviceArea });
  expect(hrefs('Denver, CO')).toEqual(['/contact']);
});

test('a page without a form ends with a call to action, unless the footer begins with one', () => {
  draw(<CallBand site={siteWith(business)} />);
  expect([hrefs('Free estimate'), hrefs(/^Call/)]).toEqual([['/contact'], ['tel:+13035550142']]);
  draw(<CallBand site={siteWith({ ...business, ...closing('Four') })} />);
  expect(hrefs(/./)).toEqual([]);
});

test('it has up to six services, linked to the list of all; on a call-only site they call the first phone', () => {
  const links = (given: Partial<Site>) => {
    show({ ...business, services, ...given });
    return hrefs(/^Service \d$/);
  };
  expect(links({})).toEqual(Array(6).fill('/services'));
  expect(links({ callOnly })).toEqual(Array(6).fill('tel:+13035550142'));
});

test('a call-only site has the privacy and accessibility texts in disclosures, other sites link to their pages', () => {
  show({ ...business, callOnly });
  for (const id of ['privacy', 'accessibility'])
    expect(document.getElementById(id)?.closest('details')).toHaveTextContent('Bluestem & Brush');
  show(business);
  expect(document.querySelector('details')).toBeNull();
  expect([hrefs('Privacy'), hrefs('Accessibility')]).toEqual([['/privacy'], ['/accessibility']]);
});

test('the closing band has its slogan, a link for every page and one for Contact, which calls', () => {
  show({ ...business, ...closing('Call us today') });
  expect(screen.getByText('Call us today')).toBeInTheDocument();
  expect(screen.queryByText('Three')).toBeNull();
  expect(document.querySelector('.not-on-contact')).toHaveAttribute('href', '/contact');
  expect(document.querySelector('.only-on-contact')).toHaveAttribute('href', 'tel:+13035550142');
  show(closing('Call us today'));
  expect(hrefs('Contact us')).toEqual(['/contact']);
});

test('the second about text is cut at 181 characters, but not on a call-only site', () => {
  show(aboutOf(181));
  expect(screen.getByText('x'.repeat(181))).toBeInTheDocument();
  show(aboutOf(182));
  expect(screen.getByText(`${'x'.repeat(181)}...`)).toBeInTheDocument();
  show({ ...aboutOf(182), callOnly });
  expect(screen.getByText('x'.repeat(182))).toBeInTheDocument();
});

test('the navigation lists every page of the menu except the videos', () => {
  const entries = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  const full = { services, stock: ['/a.jpg'] };
  show({ ...full, videos: { channelUrl: 'https://www.youtube.com/@demo', ids: [] } });
  expect(entries()).toEqual(['Home', 'About', 'Services', 'Gallery', 'Contact']);
  show({ ...full, ...reviews(true) });
  expect(entries()).toEqual(['Home', 'About', 'Services', 'Gallery', 'Reviews', 'Contact']);
});

test('a call-only site has no navigation, and no link to a page that it does not have', () => {
  show(
    { ...business, services, ...aboutOf(10), ...closing('Ready?'), ...reviews(true), callOnly },
    { average: 4.5, count: 10 },
  );
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(hrefs().filter((href) => href?.startsWith('/') && href !== '/')).toEqual([]);
});

test('it has registrations with their labels, and links to their registers', () => {
  show({
    registrations: [
      { label: 'Gas Safe', number: '123456', url: 'https://register.example.com/' },
      { label: 'ABN', number: '51 824 753 556', url: null },
    ],
  });
  const list = screen.getByRole('list', { name: 'Registrations' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Gas Safe: 123456',
    'ABN: 51 824 753 556',
  ]);
  expect(screen.getByRole('link', { name: '123456' })).toHaveAttribute(
    'href',
    'https://register.example.com/',
  );
});

test('it has first address, every phone with its label, first e-mail, hours and payment', () => {
  show({ ...business, paymentPicture: '/assets/demo/cards.svg' });
  expect(hrefs('Denver, CO')).toEqual(['/contact']);
  expect(screen.queryByText(/Boulder/)).toBeNull();
  expect([hrefs(/Office.*303-555-0142/), hrefs(/Yard.*720-555-0118/)]).toEqual([
    ['tel:+13035550142'],
    ['tel:+17205550118'],
  ]);
  expect(hrefs('hello@example.com')).toEqual(['mailto:hello@example.com']);
  expect(screen.queryByText('other@example.com')).toBeNull();
  expect(screen.getByRole('row', { name: 'Monday 8-6' })).toBeInTheDocument();
  expect(screen.getByText('Cards and cash')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Ways to pay' })).toBeInTheDocument();
});

test('it shows a score from 1 up, only while reviews are active', () => {
  show(reviews(true), { average: 4.5, count: 12 });
  expect(screen.getByText('4.50')).toBeInTheDocument();
  expect(screen.getByText('12 reviews')).toBeInTheDocument();
  show(reviews(true), { average: 0.75, count: 4 });
  expect(screen.queryByText('0.75')).toBeNull();
  show(reviews(false), { average: 4.5, count: 12 });
  expect(screen.queryByText('4.50')).toBeNull();
});

test.each([
  ['Acme Painting, Inc.', 'Acme Painting, Inc. All'],
  ['Acme Painting', 'Acme Painting. All'],
  ['ACME LLC', 'ACME LLC. All'],
])('the copyright line of %s has one full stop', (name, line) => {
  show({ name });
  expect(document.body.textContent).toContain(`© ${new Date().getFullYear()} ${line} rights reserved`);
});
