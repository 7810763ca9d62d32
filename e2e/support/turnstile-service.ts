import type { ServerResponse } from 'node:http';
import { StandInServer, type Asked } from './stand-in-server';

/** Stands in for Turnstile's verification: the token 'good' passes. What else it says: turnstile.test.ts. */
export class TurnstileService extends StandInServer {
  readonly asked: { secret: string; response: string; idempotency_key: string }[] = [];

  get url(): string {
    return `http://${this.address}/turnstile/v0/siteverify`;
  }

  protected answer({ body }: Asked, response: ServerResponse): void {
    const asked = JSON.parse(body) as TurnstileService['asked'][number];
    this.asked.push(asked);
    const success = asked.response === 'good';
    const answer = { success, 'error-codes': success ? [] : ['invalid-input-response'] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
}

/** Replaces Turnstile's script: puts a token into the form. */
export const widgetScript = (token: string) => `window.turnstile = {
  render(box, options) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = 'cf-turnstile-response';
    input.value = ${JSON.stringify(token)};
    box.append(input);
    box.dataset.options = JSON.stringify(options);
    return 'widget-1';
  },
  reset() {}, remove() {},
};`;
