import type { Page } from '@playwright/test';

const events = ['console', 'pageerror', 'requestfailed', 'response', 'request'] as const;

/** Unexpected console lines, errors, failed requests and requests to other hosts. */
export class Watch {
  readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [
    // Over plain HTTP this header has no effect.
    /Cross-Origin-Opener-Policy header has been ignored/,
    // Depends on the machine's speed; test/businesses.test.ts checks the same.
    /was preloaded using link preload but not used within a few seconds/,
  ];
  private readonly hosts = new Set<string>();

  /** Expects problems that match. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Expects requests to this origin. */
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
      // Aborted by a navigation, or scripts without JavaScript.
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

  /** Removes all listeners of these events. */
  static leave(page: Page): void {
    for (const event of events) page.removeAllListeners(event);
  }
}
