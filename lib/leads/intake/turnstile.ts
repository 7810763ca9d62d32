import { Agent, request } from 'undici';
import { z } from 'zod';
import { env } from '@/lib/env';
import { reasonOf, warn } from '@/lib/log';
import { singleton } from '@/lib/singleton';

/** The visitor waits for this, in milliseconds. */
const TIMEOUT = 3_000;
/** Turnstile's tokens are never longer. */
const LONGEST_TOKEN = 2_048;

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).catch([]) });

/** What the service says of its own trouble and of our settings, not of the visitor. */
const isOurs = (code: string) =>
  code === 'internal-error' || code.endsWith('-input-secret') || code === 'bad-request';

const agent = () =>
  singleton('leads.turnstile', () => new Agent({ maxResponseSize: 65_536, connect: { timeout: TIMEOUT } }));

/**
 * What a Turnstile token says against the lead that it came with: null when nothing, or when Turnstile is not switched on. Whoever
 * has none (no JavaScript) is not refused: the lead waits in quarantine. While the service is down or misunderstands us, a token
 * is taken as it is, and logged: customers' requests must not wait for someone else's trouble, and robots cannot cause it.
 * @param lead its id: the service gives a retry of the same lead the same answer, although a token can be used only once
 */
export const suspicionOfToken = async (
  token: string,
  lead: string,
): Promise<'turnstile-missing' | 'turnstile-refused' | null> => {
  const { turnstile } = env();
  if (!turnstile) return null;
  if (!token) return 'turnstile-missing';
  if (token.length > LONGEST_TOKEN) return 'turnstile-refused';
  try {
    const { statusCode, body } = await request(turnstile.verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      // Not the visitor's address: the token says enough.
      body: JSON.stringify({ secret: turnstile.secretKey, response: token, idempotency_key: lead }),
      dispatcher: agent(),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await body.text();
    if (statusCode >= 500) throw new Error(`status ${statusCode}`);
    const answer = answerSchema.parse(JSON.parse(text));
    if (answer.success) return null;
    const ours = answer['error-codes'].filter(isOurs);
    if (ours.length > 0) throw new Error(ours.join(' '));
    return 'turnstile-refused';
  } catch (error) {
    warn('leads.turnstile', {
      lead,
      reason:
        error instanceof SyntaxError || error instanceof z.ZodError
          ? 'the answer is not as documented'
          : reasonOf(error),
    });
    return null;
  }
};
