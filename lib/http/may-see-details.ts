import { env } from '@/lib/env';
import { hasToken } from './bearer-token';

/** Does a request carry `Authorization: Bearer HEALTH_TOKEN`? Without that setting nobody sees details. */
export const maySeeDetails = (request: Request): boolean => {
  const { healthToken } = env();
  return healthToken !== null && hasToken(request.headers, [healthToken]);
};
