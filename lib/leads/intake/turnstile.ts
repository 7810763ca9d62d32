import { Agent, request } from 'undici';
import { z } from 'zod';
import { env } from '@/lib/env';
import { reasonOf, warn } from '@/lib/log';
import { singleton } from '@/lib/singleton';

/** How long the visitor waits for Turnstile's service, in milliseconds. */
const TIMEOUT = 3_000;
/** The longest token that Turnstile makes, in characters. */
const MAX_TOKEN_LENGTH = 2_048;

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).catch([]) });

/** Error codes about the service or our settings, not about the visitor. */
const isOurFault = (code: string) =>
  code === 'internal-error' || code.endsWith('-input-secret') || code === 'bad-request';

const agent = () =>
  singleton('leads.turnstile', () => new Agent({ maxResponseSize: 65_536, connect: { timeout: TIMEOUT } }));

/**
 * Judges a lead by its Turnstile token. @returns null when nothing is wrong or Turnstile is off. A lead without a token (no
 * JavaScript) is quarantined, not refused. While the service fails, a token is accepted unverified and logged: robots cannot
 * cause that failure, and customers must not suffer from it.
 * @param lead the lead's id, as idempotency key: a token is valid once, but a retry of the same lead gets the same answer
 */
export const suspicionOfToken = async (
  token: string,
  lead: string,
): Promise<'turnstile-missing' | 'turnstile-refused' | null> => {
  const { turnstile } = env();
  if (!turnstile) return null;
  if (!token) return 'turnstile-missing';
  if (token.length > MAX_TOKEN_LENGTH) return 'turnstile-refused';
  try {
    const { statusCode, body } = await request(turnstile.verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      // `remoteip` is optional and left out: no visitor's address is passed on.
      body: JSON.stringify({ secret: turnstile.secretKey, response: token, idempotency_key: lead }),
      dispatcher: agent(),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await body.text();
    if (statusCode >= 500) throw new Error(`status ${statusCode}`);
    const answer = answerSchema.parse(JSON.parse(text));
    if (answer.success) return null;
    const ours = answer['error-codes'].filter(isOurFault);
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
