import { outbox } from '@/lib/leads';
import { bouncesIn, takeBounces } from '@/lib/leads/delivery/mail-events';
import { env } from '@/lib/platform/env';
import { hasToken, passwordAsBearer } from '@/lib/platform/http/bearer-token';
import { BodyError, readJson, type BodyProblem } from '@/lib/platform/http/bounded-body';
import { reasonOf, warn } from '@/lib/platform/log';
import { noStoreJson } from '@/lib/platform/http/no-store';

/** In bytes: room for a thousand events at once, or for an event with the whole bounced mail. */
const MAX_BODY = 1_000_000;
const MAX_BODY_MS = 10_000;

const refusals: Record<BodyProblem, [status: number, message: string]> = {
  'too-large': [413, 'The body is too large.'],
  'too-slow': [408, 'The body took too long.'],
  'wrong-type': [400, 'The body must be JSON.'],
  unreadable: [400, 'The body must be JSON.'],
};

/** Some providers can send no header, but any address, with ?token= or a password. */
const isAllowed = (request: Request, token: string): boolean => {
  const query = new URL(request.url).searchParams.get('token');
  return (
    hasToken(passwordAsBearer(request.headers), [token]) ||
    hasToken({ get: () => `Bearer ${query ?? ''}` }, [token])
  );
};

/** From the mail provider, with MAIL_EVENTS_TOKEN. 503 makes it send the events again. */
export const POST = async (request: Request): Promise<Response> => {
  const { mailEventsToken } = env();
  if (!mailEventsToken)
    return noStoreJson({ message: 'Events of mails are off: MAIL_EVENTS_TOKEN is not set.' }, 404);
  if (!isAllowed(request, mailEventsToken))
    return noStoreJson({ message: 'The token is missing or wrong.' }, 401);
  try {
    const bounces = bouncesIn(await readJson(request, MAX_BODY, MAX_BODY_MS));
    const { bounced, early } = await takeBounces(await outbox(), bounces);
    return early > 0
      ? noStoreJson({ message: 'A mail is not known as sent yet: tell it again.', bounced }, 503)
      : noStoreJson({ bounced });
  } catch (error) {
    if (error instanceof BodyError) {
      const [status, message] = refusals[error.problem];
      return noStoreJson({ message }, status);
    }
    warn('mail-events.failed', { reason: reasonOf(error) });
    return noStoreJson({ message: 'The database does not answer.' }, 503);
  }
};
