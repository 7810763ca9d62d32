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
