import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import ServicePage, { generateMetadata } from './page';
import { getSite } from '@/lib/content/current-site';
import { siteFor } from '@/lib/content/testing';
import { paramOf } from '@/lib/routing/paths';

// It does not load in a DOM, and no page makes a request of its own.
jest.mock('undici', () => ({}));
jest.mock('@/lib/content/current-site', () => ({ getSite: jest.fn() }));

const record = {
  dbPrincipal: { name: 'Bluestem & Brush', phones: [{ phone: '303-555-0142' }], emails: [{ email: 'hello@example.com' }], workdays: [{ day: 'Monday' }], workHours: [{ hour: '8-6' }] },
  dbServices: [{ name: 'Deck And Fence', description: [{ text: 'First.', lists: ['Point'] }, { text: 'Second.\n\nThird.' }] }, ...Array.from({ length: 8 }, (_, at) => ({ name: `Service ${at + 2}` }))],
  dbSlogan: [{ slogan: 'The only slogan' }], dbValues: [{ title: 'Care' }], autoGntLandingFromService: true,
};
const callOnly = { simpleWidgets: [null, null, null, { activo: true }] };

const propsFor = (slug: string, more: object = {}) => {
  jest.mocked(getSite).mockResolvedValue(siteFor({ ...record, ...more }));
  return { params: Promise.resolve({ service: paramOf(slug) }) };
};
const show = async (slug: string, more: object = {}) => {
  document.body.innerHTML = renderToStaticMarkup(await ServicePage(propsFor(slug, more)));
};

test('a service: its name, every paragraph and point, a slogan, the counters and the values', async () => {
  await show('deck-and fence');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deck And Fence');
  for (const text of ['First.', 'Second.', 'Third.', 'Point', 'The only slogan', 'Care', 'Professionals']) expect(screen.getByText(text)).toBeInTheDocument();
});

test('beside it the first seven services, and how to reach the business', async () => {
  await show('deck-and fence');
  expect(screen.getAllByRole('link', { name: /^(Deck And Fence|Service \d)$/ }).map((link) => link.textContent)).toEqual(['Deck And Fence', ...[2, 3, 4, 5, 6, 7].map((n) => `Service ${n}`)]);
  expect(screen.getByRole('link', { name: /303-555-0142/ })).toHaveAttribute('href', 'tel:+13035550142');
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute('href', 'mailto:hello@example.com');
  expect(screen.getByText('8-6')).toBeInTheDocument();
});

test('social networks stand beside it only when there is more than one', async () => {
  const redes = [{ url: 'https://www.facebook.com/a' }, { url: 'https://x.com/a' }];
  await show('deck-and fence', { dbSocialMedia: { redes: redes.slice(0, 1) } });
  expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  await show('deck-and fence', { dbSocialMedia: { redes } });
  expect(screen.getByRole('link', { name: 'Facebook' })).toBeInTheDocument();
});

test.each([['plumbing', {}], ['deck-and fence', callOnly]])('without the service %j: nothing of a service, the way home, and no place in search engines', async (slug, more) => {
  await show(slug, more);
  expect(screen.queryByText('First.')).toBeNull();
  expect(screen.getByRole('link', { name: 'return to home' })).toHaveAttribute('href', '/');
  expect(await generateMetadata(propsFor(slug, more))).toMatchObject({ title: 'Page not found | Bluestem & Brush', robots: { index: false } });
});

test('its title and address', async () => {
  expect(await generateMetadata(propsFor('deck-and fence'))).toMatchObject({ title: 'Deck And Fence | Bluestem & Brush', alternates: { canonical: '/deck-and%20fence' }, robots: { index: true } });
});
