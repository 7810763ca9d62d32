import { z } from 'zod';
import { env } from '@/lib/env';
import { fetchJson, GoneError } from '@/lib/http/fetch-json';
import type { Coordinates } from '@/lib/geo/coordinates';
import { reasonOf } from '@/lib/log';

const answerSchema = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        coordinates: z.object({ x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) }),
      }),
    ),
  }),
});

/**
 * Where an address is, by the geocoder of the US Census (GEOCODER_API_URL).
 * @throws GoneError when it knows no such address, or is switched off; Error when it gives no good answer
 */
export const geocode = async (address: string): Promise<Coordinates> => {
  const { geocoderApiUrl } = env();
  if (!geocoderApiUrl)
    throw new GoneError('the map link carries no coordinates, and the geocoder is switched off');
  const query = new URLSearchParams({ address, benchmark: 'Public_AR_Current', format: 'json' });
  const document = await fetchJson(`${geocoderApiUrl}/geocoder/locations/onelineaddress?${query}`).catch(
    (error: unknown) => {
      // A 404 here is a service that has moved, not an address that does not exist.
      throw new Error(`the geocoder gave no good answer: ${reasonOf(error)}`);
    },
  );
  const answer = answerSchema.safeParse(document);
  if (!answer.success) throw new Error("the geocoder's answer is not what its documentation says");
  const [match] = answer.data.result.addressMatches;
  if (!match) throw new GoneError('the geocoder knows no such address');
  return { latitude: match.coordinates.y, longitude: match.coordinates.x };
};
