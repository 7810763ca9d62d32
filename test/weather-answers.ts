// Answers of the US Census geocoder and the National Weather Service, as their documentation describes them.

export const geocoded = (x: number, y: number) => ({
  result: {
    input: {},
    addressMatches: [{ coordinates: { x, y }, matchedAddress: '1200 LARIMER ST, DENVER, CO, 80204' }],
  },
});

export const point = (observationStations: string, city: string | null = 'Denver') => ({
  type: 'Feature',
  properties: {
    gridId: 'BOU',
    gridX: 62,
    gridY: 61,
    observationStations,
    relativeLocation: {
      type: 'Feature',
      properties: { city, state: 'CO', distance: { unitCode: 'wmoUnit:m', value: 900 } },
    },
    timeZone: 'America/Denver',
  },
});

export const stations = (...identifiers: string[]) => ({
  type: 'FeatureCollection',
  features: identifiers.map((stationIdentifier) => ({
    type: 'Feature',
    properties: { stationIdentifier, name: 'Denver' },
  })),
});

export const observation = (changes: Record<string, unknown> = {}) => ({
  type: 'Feature',
  properties: {
    timestamp: new Date(Date.now() - 20 * 60_000).toISOString().replace('.000Z', '+00:00'),
    textDescription: 'Partly Cloudy',
    icon: 'https://api.weather.gov/icons/land/day/sct?size=medium',
    temperature: { unitCode: 'wmoUnit:degC', value: 21.7, qualityControl: 'V' },
    ...changes,
  },
});
