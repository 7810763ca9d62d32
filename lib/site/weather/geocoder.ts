import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { fetchJson, GoneError } from '@/lib/platform/http/bounded-fetch';
import type { Coordinates } from '@/lib/language/geo/coordinates';
import { reasonOf } from '@/lib/platform/log';

const answerSchema = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        coordinates: z.object({ x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) }),
      }),
    ),
  }),
});

/** Coordinates of an address, from the US Census geocoder. @throws GoneError for an unknown address */
export const geocode = async (address: string): Promise<Coordinates> => {
  const { geocoderApiUrl } = env();
  if (!geocoderApiUrl)
    throw new GoneError('the map link holds no coordinates, and the geocoder is switched off');
  const query = new URLSearchParams({ address, benchmark: 'Public_AR_Current', format: 'json' });
  const document = await fetchJson(`${geocoderApiUrl}/geocoder/locations/onelineaddress?${query}`).catch(
    (error: unknown) => {
      // fetchJson throws GoneError for a 404, which here means a wrong URL.
      throw new Error(`the geocoder request failed: ${reasonOf(error)}`);
    },
  );
  const answer = answerSchema.safeParse(document);
  if (!answer.success) throw new Error("the geocoder's response has an unexpected shape");
  const [match] = answer.data.result.addressMatches;
  if (!match) throw new GoneError('the geocoder does not know this address');
  return { latitude: match.coordinates.y, longitude: match.coordinates.x };
};
