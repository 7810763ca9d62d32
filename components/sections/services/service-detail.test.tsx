import { within } from '@testing-library/dom';
import { ServiceDetail } from './service-detail';
import { serviceOf, siteWith } from '@/test/site';
import { draw } from '@/test/drawn';

test("the list of services marks this page's service, and no other of its name", () => {
  const services = [serviceOf('Painting'), { ...serviceOf('Painting'), slug: null }, serviceOf('Fences')];
  draw(<ServiceDetail site={siteWith({ services, servicePages: true })} service={serviceOf('Painting')} />);
  const links = within(document.getElementById('other-services') as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/painting', 'page'],
    ['/services', null],
    ['/fences', null],
  ]);
});

test('the slogan is one that Home does not show, if there is one', () => {
  const slogan = (given: (string | null)[]) => {
    const [hero = null, about = null, , closing = null] = given;
    const slogans = { hero, about, closing, all: given.filter((one) => one !== null) };
    draw(<ServiceDetail site={siteWith({ slogans })} service={serviceOf('Painting')} />);
    return document.querySelector('.slogan')?.textContent;
  };
  expect(slogan(['One', 'Two', 'Three', 'Four'])).toBe('Three');
  expect(slogan(['One'])).toBe('One');
});
