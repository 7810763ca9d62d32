import type { Page } from '@playwright/test';

const events = ['console', 'pageerror', 'requestfailed', 'response', 'request'] as const;

/** What a page did that nobody expected: console lines, errors, failed requests, requests to other hosts. */
export class Watch {
  readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [
    // The tests use plain HTTP, on which this header has no effect.
    /Cross-Origin-Opener-Policy header has been ignored/,
    // Chromium counts seconds, which a busy machine needs to show a page; PageFacts.unusedPreloads does not.
    /was preloaded using link preload but not used within a few seconds/,
  ];
  private readonly hosts = new Set<string>();

  /** From now on, problems like this one are expected. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Requests to this origin are expected, beside those to the page's own. */
  allowOrigin(origin: string): void {
    this.hosts.add(new URL(origin).host);
  }

  get unexpected(): string[] {
    return this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  follow(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Navigation aborts open requests, and without JavaScript no script is loaded: these are no failures.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
        this.problems.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`status ${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.protocol.startsWith('http')) return;
      const own =
        request.isNavigationRequest() && request.frame() === page.mainFrame() ? url : new URL(page.url());
      if (url.host !== own.host && !this.hosts.has(url.host))
        this.problems.push(`request to another host: ${request.url()}`);
    });
  }

  /** Ends `follow`, and what else listens to the same events. */
  static leave(page: Page): void {
    for (const event of events) page.removeAllListeners(event);
  }
}
