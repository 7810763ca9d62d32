import { env } from '@/lib/platform/env';
import { hasToken } from './bearer-token';

export const maySeeDetails = (request: Request): boolean => {
  const { healthToken } = env();
  return healthToken !== null && hasToken(request.headers, [healthToken]);
};
