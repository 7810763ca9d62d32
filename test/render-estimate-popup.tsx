import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { EstimatePopup } from '../components/islands/estimate/popup/estimate-popup';
import { estimateFormContent } from './islands';
import { pass } from './render-estimate-form';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const messages = {
  title: 'Request An Estimate Now',
  close: 'Close',
};

const header =
  '<header><a href="https://social.example/acme"></a><a href="/"><img src="https://demo.example/logo.svg" alt="Bluestem & Brush"></a></header>';

export const visit = ({
  path = '/',
  page = '',
  call = null as { href: string; label: string } | null,
  exceptOn = ['/contact', '/privacy'] as readonly string[] | 'everywhere',
} = {}) => {
  document.body.innerHTML = `${header}<main id="content" tabindex="-1">${page}</main>`;
  jest.mocked(usePathname).mockReturnValue(path);
  const show = () => (
    <EstimatePopup content={estimateFormContent} messages={messages} call={call} exceptOn={exceptOn} />
  );
  const view = render(show());
  return {
    ...view,
    goTo: (next: string, html = '') => {
      (document.getElementById('content') as HTMLElement).innerHTML = html;
      jest.mocked(usePathname).mockReturnValue(next);
      view.rerender(show());
    },
  };
};

export const dialog = () => screen.queryByRole('dialog', { name: 'Request An Estimate Now' });

/** What is in the dialog. */
export const popup = () => within(screen.getByRole('dialog', { name: 'Request An Estimate Now' }));

/** A visit to a page on which the popup has opened. */
export const opened = async (page?: Parameters<typeof visit>[0]) => {
  const view = visit(page);
  await opensWithin(4_000);
  return view;
};

export const opensWithin = async (ms: number): Promise<void> => {
  await pass(ms);
  expect(dialog()).toBeInTheDocument();
};
export const staysClosed = async (ms = 60_000): Promise<void> => {
  await pass(ms);
  expect(dialog()).toBeNull();
};

export const press = (name: string) =>
  act(async () => void fireEvent.click(popup().getByRole('button', { name })));

/** Each test has empty storage, a page that is not scrolled, and fake timers. */
export const popupSession = (): void => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    localStorage.clear();
    window.scrollY = 0;
    window.requestIdleCallback = (callBack) => window.setTimeout(callBack, 0);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });
};
