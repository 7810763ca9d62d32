import { env } from '@/lib/env';
import { hasToken } from './bearer-token';

/** Whether the request carries HEALTH_TOKEN; false when that is not set. */
export const maySeeDetails = (request: Request): boolean => {
  const { healthToken } = env();
  return healthToken !== null && hasToken(request.headers, [healthToken]);
};
