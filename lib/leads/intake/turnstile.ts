import { Agent } from 'undici';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { exchange } from '@/lib/platform/http/exchange';
import { reasonOf, warn } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';

const TIMEOUT_MS = 3_000;
const MAX_TOKEN_LENGTH = 2_048;

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).catch([]) });

const isOurFault = (code: string) =>
  code === 'internal-error' || code.endsWith('-input-secret') || code === 'bad-request';

const agent = () =>
  singleton(
    'leads.turnstile',
    () => new Agent({ maxResponseSize: 65_536, connect: { timeout: TIMEOUT_MS } }),
  );

/** Why a token does not pass, else null. While the service fails, every token passes. */
export const suspicionOfToken = async (
  token: string,
  lead: string,
): Promise<'turnstile-missing' | 'turnstile-expired' | 'turnstile-refused' | null> => {
  const { turnstile } = env();
  if (!turnstile) return null;
  if (!token) return 'turnstile-missing';
  if (token.length > MAX_TOKEN_LENGTH) return 'turnstile-refused';
  try {
    const options = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      // Leaves out the optional `remoteip`, so that no visitor's address is passed on.
      body: JSON.stringify({ secret: turnstile.secretKey, response: token, idempotency_key: lead }),
      dispatcher: agent(),
      timeoutMs: TIMEOUT_MS,
    };
    const { status, text } = await exchange(turnstile.verifyUrl, options, async ({ statusCode, body }) => ({
      status: statusCode,
      text: await body.text(),
    }));
    if (status >= 500) throw new Error(`status ${status}`);
    const answer = answerSchema.parse(JSON.parse(text));
    if (answer.success) return null;
    const ours = answer['error-codes'].filter(isOurFault);
    if (ours.length > 0) throw new Error(ours.join(' '));
    // The token expired while the visitor wrote, or was used by a first try whose answer was lost.
    return answer['error-codes'].includes('timeout-or-duplicate') ? 'turnstile-expired' : 'turnstile-refused';
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
