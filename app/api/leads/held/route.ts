import { after } from 'next/server';
import { deliverSoon } from '@/lib/leads';
import { answerHeldLink } from '@/lib/leads/held/held-page';

/** ?lead&action&expires&signature: the page of a link in the mail of held leads; POST is its button. */
export const GET = async (request: Request): Promise<Response> => (await answerHeldLink(request)).response;

export const POST = async (request: Request): Promise<Response> => {
  const { response, released } = await answerHeldLink(request);
  if (released !== undefined) after(() => deliverSoon(released));
  return response;
};
