import type { Page } from '@playwright/test';

/** Runs in the page: records what moves without input. */
const noteShifts = () => {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const moved = ({ node, previousRect, currentRect }: NonNullable<Shift['sources']>[number]) =>
    `"${node?.textContent?.slice(0, 40)}" ${box(previousRect)} -> ${box(currentRect)}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) shifts.push(`${value} at ${scrollY}: ${sources?.map(moved).join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Records layout shifts from the next navigation on; `layoutShifts` returns those of the current page. */
export const watchLayoutShifts = (page: Page) => page.addInitScript(noteShifts);

export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
