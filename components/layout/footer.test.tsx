import { screen, within } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from './footer';
import { siteFor } from '@/lib/content/testing';

const show = (record: Record<string, unknown>, score = { average: 0, count: 0 }) => {
  document.body.innerHTML = renderToStaticMarkup(<Footer site={siteFor(record)} score={score} />);
};
const hrefs = (name: string | RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

const callOnly = { simpleWidgets: [null, null, null, { activo: true }] };
const dbPrincipal = {
  name: 'Bluestem & Brush', location: [{ address: 'Denver, CO' }, { address: 'Boulder, CO' }], phones: [{ phone: '303-555-0142', name: 'Office' }, { phone: '720-555-0118', name: 'Yard' }],
  emails: [{ email: 'hello@example.com' }, { email: 'other@example.com' }], workdays: [{ day: 'Monday' }], workHours: [{ hour: '8-6' }], paymentMethod: 'Cards and cash',
};
const dbServices = Array.from({ length: 8 }, (_, at) => ({ name: `Service ${at + 1}` }));
const aboutOf = (length: number) => ({ dbAbout: [{ text: 'First' }, { text: 'x'.repeat(length) }] });

test('up to six services, leading to the list of all', () => {
  show({ dbPrincipal, dbServices });
  expect(hrefs(/^Service \d$/)).toEqual(Array.from({ length: 6 }, () => '/services'));
});

test('on a call-only site the services call the first phone', () => {
  show({ dbPrincipal, dbServices, ...callOnly });
  expect(hrefs(/^Service \d$/)).toEqual(Array.from({ length: 6 }, () => 'tel:+13035550142'));
});

test('the second about text is cut at 181 characters, and whole on a call-only site', () => {
  show(aboutOf(181));
  expect(screen.getByText('x'.repeat(181))).toBeInTheDocument();
  show(aboutOf(182));
  expect(screen.getByText(`${'x'.repeat(181)}...`)).toBeInTheDocument();
  show({ ...aboutOf(182), ...callOnly });
  expect(screen.getByText('x'.repeat(182))).toBeInTheDocument();
});

test('the navigation has every page but the videos, Reviews only when they are shown', () => {
  const entries = () => within(screen.getByRole('navigation')).getAllByRole('link').map((link) => link.textContent);
  show({ ytGallery: { linkCanalYT: 'https://www.youtube.com/@demo' } });
  expect(entries()).toEqual(['Home', 'About', 'Services', 'Gallery', 'Contact']);
  show({ reviews: { activo: true } });
  expect(entries()).toEqual(['Home', 'About', 'Services', 'Gallery', 'Reviews', 'Contact']);
});

test('a call-only site has no navigation, and no link to a page that it does not have', () => {
  show({ dbPrincipal, dbServices, ...aboutOf(10), dbSlogan: [null, null, null, { slogan: 'Ready?' }], reviews: { activo: true, links: ['https://a.example/'] }, ...callOnly }, { average: 4.5, count: 10 });
  expect(screen.queryByRole('navigation')).toBeNull();
  const own = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/'));
  expect(own.filter((href) => href !== '/')).toEqual([]);
});

test('how to reach the business: first address, every phone with its label, first e-mail, hours and payment', () => {
  show({ dbPrincipal, tiposPago: [{ activo: true, img: '/assets/demo/cards.svg' }] });
  expect(hrefs('Denver, CO')).toEqual(['/contact']);
  expect(screen.queryByText(/Boulder/)).toBeNull();
  expect([hrefs(/Office.*303-555-0142/), hrefs(/Yard.*720-555-0118/)]).toEqual([['tel:+13035550142'], ['tel:+17205550118']]);
  expect(hrefs('hello@example.com')).toEqual(['mailto:hello@example.com']);
  expect(screen.queryByText('other@example.com')).toBeNull();
  expect(document.body.textContent).toMatch(/Monday: 8-6[^]*Cards and cash/);
  expect(screen.getByRole('img', { name: 'Ways to pay' })).toBeInTheDocument();
});

test('the fourth slogan stands with a button', () => {
  show({ dbSlogan: [{ slogan: 'One' }, { slogan: 'Two' }, { slogan: 'Three' }, { slogan: 'Four' }, { slogan: 'Five' }] });
  expect(screen.getByText('Four')).toBeInTheDocument();
  expect(screen.queryByText('Three')).toBeNull();
  expect(hrefs('Contact us')).toEqual(['/contact']);
});

test('reviews: the score from 1 up, only while they are active', () => {
  show({ reviews: { activo: true } }, { average: 4.5, count: 12 });
  expect(screen.getByText('4.50')).toBeInTheDocument();
  expect(screen.getByText('12 reviews')).toBeInTheDocument();
  show({ reviews: { activo: true } }, { average: 0.75, count: 4 });
  expect(screen.queryByText('0.75')).toBeNull();
  show({ reviews: { activo: false } }, { average: 4.5, count: 12 });
  expect(screen.queryByText('4.50')).toBeNull();
});

test('the copyright line has the current year and the business\'s name, also of a business that has nothing else', () => {
  show({ dbPrincipal: { name: 'Alder Street Handyman' } });
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} Alder Street Handyman`))).toBeInTheDocument();
});
