import type { PayloadRequest } from 'payload';

/** @returns the fields of a JSON body; none when it cannot be read */
export const bodyOf = async (req: PayloadRequest): Promise<Record<string, unknown>> =>
  ((await req.json?.().catch(() => null)) as Record<string, unknown> | null) ?? {};
