import { fireEvent, render, screen } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { clickIds } from '@/lib/leads/form/fields';
import { stubIntersections } from '@/test/browser-stubs';
import { campaignOfVisit } from './campaign';
import { SiteBehaviour } from './site-behaviour';

jest.mock('next/navigation', () => ({ useRouter: jest.fn(), usePathname: () => '/' }));

const push = jest.fn();
beforeEach(() => {
  push.mockReset();
  jest.mocked(useRouter).mockReturnValue({ push } as never);
});

const show = (link: React.ReactNode) =>
  render(
    <>
      <SiteBehaviour />
      {link}
    </>,
  );
const showLink = (attributes: React.ComponentProps<'a'>) => show(<a {...attributes}>go</a>);
let wasFollowed = true;
const click = (init: MouseEventInit = {}) => fireEvent.click(screen.getByText('go'), init);
/** Prevents the default last: jsdom logs an error for every link that it follows. */
const endClicks = (event: Event) => {
  wasFollowed = !event.defaultPrevented;
  event.preventDefault();
};
beforeAll(() => window.addEventListener('click', endClicks));
afterAll(() => window.removeEventListener('click', endClicks));

test.each(['/contact', '/deck-and%20fence', '/about?from=a#story', `${window.location.origin}/about`])(
  'a link to %s is followed by client navigation',
  (href) => {
    show(
      <a href={href}>
        <b>go</b>
      </a>,
    );
    click();
    expect(wasFollowed).toBe(false);
    expect(push.mock.calls).toEqual([[href.replace(window.location.origin, '')]]);
  },
);

test.each<[string, React.ComponentProps<'a'>]>([
  ['leaves the site', { href: 'https://elsewhere.example/' }],
  ['calls', { href: 'tel:+13035550142' }],
  ['opens a tab', { href: '/about', target: '_blank' }],
  ['is a download', { href: '/about', download: true }],
  ['is a file', { href: '/assets/price-list.pdf' }],
  ['is an endpoint', { href: '/api/leads/thanks' }],
  ['leads down this page', { href: '#content' }],
  ['has a handler of its own', { href: '/about', onClick: (event) => event.preventDefault() }],
  ['has no address', {}],
])('the browser handles a link that %s', (_case, attributes) => {
  showLink(attributes);
  click();
  expect(push).not.toHaveBeenCalled();
});

test('the page is laid out as a whole before a client navigation', () => {
  document.documentElement.dataset.inParts = '';
  showLink({ href: '/contact' });
  click({ ctrlKey: true });
  expect(document.documentElement).toHaveAttribute('data-in-parts');
  click();
  expect(document.documentElement).not.toHaveAttribute('data-in-parts');
});

describe('what brought a visit is stored until the tab closes', () => {
  const visit = (address: string, referrer = '') => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    window.history.replaceState(null, '', address);
    show(null).unmount();
    return Object.fromEntries([...new URLSearchParams(campaignOfVisit())].reverse());
  };
  beforeEach(() => sessionStorage.clear());

  test.each(['utm_source', ...clickIds])('the first page, its referrer and %s', (name) => {
    const arrived = { referrer: 'search.example', landing_page: '/about', [name]: 'ad' };
    expect(visit(`/about?${name}=ad`, 'https://search.example/?q=private')).toEqual(arrived);
    expect(visit('/contact?page=2', location.href)).toEqual(arrived);
    expect(visit(`/services?${name}=other`)).toEqual({
      referrer: '',
      landing_page: '/services',
      [name]: 'other',
    });
  });

  test('a visit without an advertisement, whose own pages are no referrer', () => {
    const arrived = { referrer: '', landing_page: '/about', page: '2' };
    expect(visit('/about?page=2', `${location.origin}/contact`)).toEqual(arrived);
    expect(visit('/contact', 'https://search.example')).toEqual(arrived);
  });

  test('a query cannot replace the first page and the referrer', () =>
    expect(visit('/about?landing_page=/evil&referrer=evil.example')).toEqual({
      referrer: '',
      landing_page: '/about',
    }));
});

test('the floating row is hidden while a form, the footer or [data-clear] is behind it', () => {
  document.body.innerHTML =
    '<main><p data-clear></p><p></p><form></form></main><footer></footer><aside class="floating-row"></aside>';
  const row = document.querySelector('.floating-row');
  const { observed, report } = stubIntersections();
  const { unmount } = render(<SiteBehaviour />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  const [, footer, form] = observed;
  expect(observed.map(({ tagName }) => tagName)).toEqual(['P', 'FOOTER', 'FORM']);
  report([{ target: form, isIntersecting: true }]);
  expect(row).toHaveAttribute('data-away');
  report([
    { target: footer, isIntersecting: true },
    { target: form, isIntersecting: false },
  ]);
  expect(row).toHaveAttribute('data-away');
  report([{ target: footer, isIntersecting: false }]);
  expect(row).not.toHaveAttribute('data-away');
  report([{ target: footer, isIntersecting: true }]);
  unmount();
  expect(row).not.toHaveAttribute('data-away');
});
