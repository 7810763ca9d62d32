import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { ConsentChoice } from '@/components/sections/legal/consent-choice';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { parseAnalytics } from '@/lib/content/hosts/site-analytics';
import { noSettings } from '@/lib/content/hosts/served-sites';
import { siteWith } from '@/test/site';
import { analyticsConsentOf } from './analytics-consent';
import { draw } from '@/test/drawn';

jest.mock('@/lib/content/hosts/hosts', () => ({
  ...jest.requireActual('@/lib/content/hosts/hosts'),
  settingsOfSite: jest.fn(),
}));

const code = readFileSync('public/assets/consent/consent.js', 'utf8');
const script = { script: 'https://stats.example/s.js', attributes: { 'data-domain': 'acme.example' } };
let stop = () => {};
const { dataset } = document.documentElement;
const loaded = () => document.head.querySelector<HTMLScriptElement>('script[src]');

const show = (written: unknown, { lead = false } = {}) => {
  stop();
  jest.mocked(settingsOfSite).mockReturnValue({ ...noSettings, analytics: parseAnalytics(written) });
  const site = siteWith({});
  draw(
    <>
      {analyticsConsentOf(site)}
      <main id="content" tabIndex={-1}>
        <ConsentChoice site={site} />
      </main>
    </>,
  );
  const currentScript = document.querySelector<HTMLElement>('script[data-analytics]');
  if (currentScript) {
    if (lead) currentScript.dataset.lead = '1';
    Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true });
    const listened = jest.spyOn(document, 'addEventListener');
    new Function(code)();
    const calls = [...listened.mock.calls];
    stop = () =>
      calls.forEach(([type, listener, options]) => document.removeEventListener(type, listener, options));
    listened.mockRestore();
  }
};
const press = (name: string) => {
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error(`No button ${name}`);
  button.focus();
  fireEvent.click(button);
};

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
  for (const name of ['_paq', 'umami', 'plausible']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(dataset, 'analytics');
});
afterEach(() => stop());

test('a site without analytics has neither question nor script', () => {
  show(undefined);
  expect(document.body.innerHTML).toBe('<main id="content" tabindex="-1"></main>');
});

test('the script is loaded after consent, with its attributes; the next page does not ask', () => {
  show(script);
  expect([dataset.analytics, loaded()]).toEqual(['ask', null]);
  press('Allow');
  expect([dataset.analytics, localStorage.getItem('analytics')]).toEqual(['allowed', 'allowed']);
  expect(loaded()).toMatchObject({ src: script.script, async: true });
  expect(loaded()).toHaveAttribute('data-domain', 'acme.example');
  expect(document.querySelector('main')).toHaveFocus();
  press('Allow');
  expect(document.head.querySelectorAll('script[src]')).toHaveLength(1);
});

test('an earlier choice holds, and an unknown stored value asks again', () => {
  for (const [kept, state, isLoaded] of [
    ['allowed', 'allowed', true],
    ['refused', 'refused', false],
    ['maybe', 'ask', false],
  ] as const) {
    document.head.replaceChildren();
    localStorage.setItem('analytics', kept);
    show(script);
    stop();
    expect([kept, dataset.analytics, loaded() !== null]).toEqual([kept, state, isLoaded]);
  }
});

test('with Global Privacy Control there is no question and no script, also after earlier consent', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  localStorage.setItem('analytics', 'allowed');
  show(script);
  expect([dataset.analytics, loaded()]).toEqual(['gpc', null]);
});

test('a browser that denies storage asks again on the next page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  show(script);
  press('Allow');
  expect([dataset.analytics, loaded() !== null]).toEqual(['allowed', true]);
});

test('a refusal removes the cookies that scripts have set', () => {
  document.cookie = '_ga=1; path=/';
  show(script);
  press('Do not allow');
  expect([dataset.analytics, document.cookie, loaded()]).toEqual(['refused', '', null]);
});

test("Google's commands are `arguments` objects, the only ones that it reads", () => {
  show({ google: 'G-ABCDEF1234' });
  press('Allow');
  const { dataLayer = [] } = window as { dataLayer?: unknown[] };
  expect(dataLayer.map((command) => Object.prototype.toString.call(command))).toEqual([
    '[object Arguments]',
    '[object Arguments]',
  ]);
  expect(Array.from(dataLayer[0] as ArrayLike<unknown>)).toEqual(['js', expect.any(Date)]);
  expect(Array.from(dataLayer[1] as ArrayLike<unknown>).slice(0, 2)).toEqual(['config', 'G-ABCDEF1234']);
});

test('Matomo is told once of each client navigation', async () => {
  show({ matomo: 'https://stats.example', site: '1' });
  press('Allow');
  const { _paq: commands = [] } = window as { _paq?: unknown[][] };
  expect(commands.map(([name]) => name)).toEqual([
    'setTrackerUrl',
    'setSiteId',
    'enableLinkTracking',
    'trackPageView',
  ]);
  for (const [path, title] of [
    ['/about', 'About'],
    ['/about', 'About, again'],
  ] as const) {
    window.history.pushState({}, '', path);
    document.title = title;
    await Promise.resolve();
  }
  expect(commands.slice(4)).toEqual([
    ['setCustomUrl', 'http://localhost/about'],
    ['setDocumentTitle', 'About'],
    ['trackPageView'],
  ]);
});

describe('leads and clicks', () => {
  /** A stored lead, and a click on a link of each kind, whose own handler stops the event. */
  const happen = () => {
    document.dispatchEvent(new Event('lead'));
    for (const href of [
      'tel:+13035550199',
      'https://wa.me/13035550199?text=Hi',
      'https://www.google.com/maps/dir/?api=1&destination=Denver',
      'https://maps.app.goo.gl/x',
      'https://www.example.com/maps',
      'mailto:a@acme.example',
    ]) {
      const link = Object.assign(document.createElement('a'), { href, innerHTML: '<span>Go</span>' });
      link.addEventListener('click', (event) => {
        event.preventDefault();
        event.stopPropagation();
      });
      document.body.append(link);
      fireEvent.click(link.firstElementChild ?? link);
    }
  };
  const all = ['generate_lead', 'call', 'message', 'directions', 'directions'];
  const runScript = () => fireEvent.load(loaded() as Element);

  test('Google gets its recommended event of a lead, and events of clicks', () => {
    show({ google: 'G-ABCDEF1234' });
    press('Allow');
    happen();
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    expect(dataLayer.slice(2).map((command) => Array.from(command))).toEqual(
      all.map((name) => ['event', name]),
    );
  });

  test('Matomo gets events of a category', () => {
    show({ matomo: 'https://stats.example', site: '1' });
    press('Allow');
    happen();
    const { _paq: commands = [] } = window as { _paq?: unknown[][] };
    expect(commands.slice(4)).toEqual(all.map((name) => ['trackEvent', 'Contact', name]));
  });

  test.each(['umami', 'plausible'])('%s gets custom events, those before its script runs too', (service) => {
    const track = jest.fn();
    show(script);
    press('Allow');
    happen();
    expect(window).toMatchObject({ plausible: { o: {} } });
    Object.assign(window, service === 'umami' ? { umami: { track } } : { plausible: track });
    runScript();
    expect(track.mock.calls).toEqual(all.map((name) => [name]));
    happen();
    expect(track).toHaveBeenCalledTimes(2 * all.length);
  });

  test('a service without events of its own breaks nothing', () => {
    show(script);
    press('Allow');
    runScript();
    expect(happen).not.toThrow();
  });

  test('nothing is kept of what happened before consent, or under Global Privacy Control', () => {
    const track = jest.fn();
    Object.assign(window, { umami: { track } });
    show(script);
    happen();
    press('Allow');
    runScript();
    Object.assign(navigator, { globalPrivacyControl: true });
    show(script, { lead: true });
    happen();
    expect(track).not.toHaveBeenCalled();
  });

  test('the page after a form without JavaScript reports once, and hides its address', () => {
    const track = jest.fn();
    Object.assign(window, { umami: { track } });
    for (const choice of [null, 'refused', 'allowed']) {
      document.head.replaceChildren();
      if (choice) localStorage.setItem('analytics', choice);
      window.history.pushState({}, '', '/api/leads/thanks?stored=1.a');
      show(script, { lead: true });
      expect(location.search).toBe('');
      expect(track).not.toHaveBeenCalled();
    }
    runScript();
    expect(track.mock.calls).toEqual([['generate_lead']]);
  });
});
