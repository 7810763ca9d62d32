import type { ServerResponse } from 'node:http';
import { StandInServer, type Asked } from './stand-in-server';

export type ReceivedLead = {
  key: string;
  signature: string | undefined;
  body: { fields: { name: string; value: string }[] };
  taken: boolean;
};

/** A receiver of leads for linkPostEmail, whose `mode` a test sets. */
export class LeadReceiver extends StandInServer {
  mode: 'ok' | 'slow' | 'failing' = 'ok';
  readonly received: ReceivedLead[] = [];

  /** The leads that were answered with 2xx, in order, repeated ones too. */
  get taken(): ReceivedLead[] {
    return this.received.filter(({ taken }) => taken);
  }

  protected async answer({ headers, body }: Asked, response: ServerResponse): Promise<void> {
    const { mode } = this;
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    this.received.push({
      key: String(headers['idempotency-key']),
      signature: headers['mainstreet-signature'] as string | undefined,
      body: JSON.parse(body) as ReceivedLead['body'],
      taken: mode !== 'failing',
    });
    response.writeHead(mode === 'failing' ? 500 : 200).end();
  }
}
