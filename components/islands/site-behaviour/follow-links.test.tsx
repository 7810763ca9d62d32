import { fireEvent, render, screen } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { FollowLinks } from './follow-links';

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

const push = jest.fn();
beforeEach(() => {
  push.mockReset();
  jest.mocked(useRouter).mockReturnValue({ push } as never);
});

const show = (link: React.ReactNode) =>
  render(
    <>
      <FollowLinks />
      {link}
    </>,
  );
let wasFollowed = true;
const click = (init: MouseEventInit = {}) => fireEvent.click(screen.getByText('go'), init);
/** The last to see a click. jsdom follows no links, and says so: none is to be followed after that. */
const endClicks = (event: Event) => {
  wasFollowed = !event.defaultPrevented;
  event.preventDefault();
};
beforeAll(() => window.addEventListener('click', endClicks));
afterAll(() => window.removeEventListener('click', endClicks));

test.each(['/contact', '/deck-and%20fence', '/about?from=a#story', `${window.location.origin}/about`])(
  'a link to %s stays in the app',
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

test.each([
  [
    'leaves the site',
    <a key="a" href="https://elsewhere.example/">
      go
    </a>,
  ],
  [
    'calls',
    <a key="a" href="tel:+13035550142">
      go
    </a>,
  ],
  [
    'opens a tab',
    <a key="a" href="/about" target="_blank" rel="noreferrer">
      go
    </a>,
  ],
  [
    'is a download',
    <a key="a" href="/about" download>
      go
    </a>,
  ],
  [
    'is a file',
    <a key="a" href="/assets/price-list.pdf">
      go
    </a>,
  ],
  [
    'is an endpoint',
    <a key="a" href="/api/leads/thanks">
      go
    </a>,
  ],
  [
    'leads down this page',
    <a key="a" href="#content">
      go
    </a>,
  ],
  [
    'was dealt with',
    <span key="a" onClick={(event) => event.preventDefault()}>
      <a href="/about">go</a>
    </span>,
  ],
  ['is none', <span key="a">go</span>],
])('what %s is left to the browser', (_case, link) => {
  show(link);
  click();
  expect(push).not.toHaveBeenCalled();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'so is a click with %j',
  (init) => {
    show(<a href="/about">go</a>);
    click(init);
    expect(push).not.toHaveBeenCalled();
    expect(wasFollowed).toBe(true);
  },
);

test('what is left of a page that is being laid out in parts is laid out before another one comes', () => {
  document.documentElement.dataset.inParts = '';
  show(<a href="/contact">go</a>);
  click({ ctrlKey: true });
  expect(document.documentElement).toHaveAttribute('data-in-parts');
  click();
  expect(document.documentElement).not.toHaveAttribute('data-in-parts');
});
