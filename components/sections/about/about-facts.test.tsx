import { screen } from '@testing-library/dom';
import { AboutFacts } from './about-facts';
import { phoneOf, placeOf, serviceOf, siteWith } from '@/test/site';
import { draw, hrefs } from '@/test/drawn';

const services = ['Fence Repair', 'Gates'].map((name) => serviceOf(name));
const show = (given: Parameters<typeof siteWith>[0]) =>
  draw(<AboutFacts site={siteWith({ name: 'Ash & Vale', phones: [phoneOf('303-555-0199')], ...given })} />);
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test('a business without words of its own is its work, its town and its number', () => {
  show({ services, places: [placeOf('Denver, CO')] });
  expect(title()).toBe('Fence Repair and Gates in Denver');
  expect(hrefs(/303-555-0199/)).toEqual(['tel:+13035550199']);
  expect(screen.getByText('Denver, CO')).toBeInTheDocument();
  show({ services, places: [] });
  expect(title()).toBe('Fence Repair and Gates');
  show({ services: [], places: [placeOf('Denver, CO')] });
  expect(title()).toBe('Denver');
});
