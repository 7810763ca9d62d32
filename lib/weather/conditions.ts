import type { Language } from '@/lib/i18n';

/** Descriptions of the US National Weather Service. */
const spanish: Readonly<Record<string, string>> = {
  clear: 'despejado',
  fair: 'despejado',
  sunny: 'soleado',
  'mostly clear': 'mayormente despejado',
  'mostly sunny': 'mayormente soleado',
  'partly sunny': 'parcialmente soleado',
  'a few clouds': 'algunas nubes',
  'partly cloudy': 'parcialmente nublado',
  'mostly cloudy': 'mayormente nublado',
  cloudy: 'nublado',
  overcast: 'cubierto',
  rain: 'lluvia',
  'light rain': 'lluvia ligera',
  'heavy rain': 'lluvia intensa',
  drizzle: 'llovizna',
  'light drizzle': 'llovizna ligera',
  'heavy drizzle': 'llovizna intensa',
  'freezing rain': 'lluvia helada',
  'light freezing rain': 'lluvia helada ligera',
  'heavy freezing rain': 'lluvia helada intensa',
  'freezing drizzle': 'llovizna helada',
  'light freezing drizzle': 'llovizna helada ligera',
  showers: 'chubascos',
  'rain showers': 'chubascos',
  'light showers': 'chubascos ligeros',
  'light rain showers': 'chubascos ligeros',
  'heavy showers': 'chubascos intensos',
  'heavy rain showers': 'chubascos intensos',
  'showers in vicinity': 'chubascos cerca',
  'showers in the vicinity': 'chubascos cerca',
  'unknown precipitation': 'precipitación',
  'light unknown precipitation': 'precipitación ligera',
  precipitation: 'precipitación',
  snow: 'nieve',
  'light snow': 'nieve ligera',
  'heavy snow': 'nieve intensa',
  'snow showers': 'chubascos de nieve',
  'light snow showers': 'chubascos ligeros de nieve',
  'heavy snow showers': 'chubascos intensos de nieve',
  'snow grains': 'granos de nieve',
  'blowing snow': 'ventisca',
  'low drifting snow': 'ventisca baja',
  sleet: 'aguanieve',
  'light sleet': 'aguanieve ligera',
  'ice pellets': 'hielo granulado',
  'light ice pellets': 'hielo granulado ligero',
  'ice crystals': 'cristales de hielo',
  hail: 'granizo',
  'small hail': 'granizo pequeño',
  'wintry mix': 'mezcla de lluvia y nieve',
  thunderstorm: 'tormenta eléctrica',
  thunderstorms: 'tormentas eléctricas',
  'light thunderstorms': 'tormentas eléctricas ligeras',
  'heavy thunderstorms': 'tormentas eléctricas intensas',
  'severe thunderstorms': 'tormentas eléctricas severas',
  'thunderstorm in vicinity': 'tormenta eléctrica cerca',
  'thunderstorms in vicinity': 'tormentas eléctricas cerca',
  'thunderstorms in the vicinity': 'tormentas eléctricas cerca',
  lightning: 'relámpagos',
  fog: 'niebla',
  mist: 'neblina',
  'patches of fog': 'bancos de niebla',
  'patchy fog': 'bancos de niebla',
  'partial fog': 'niebla parcial',
  'shallow fog': 'niebla baja',
  'freezing fog': 'niebla helada',
  'fog in vicinity': 'niebla cerca',
  'dense fog': 'niebla densa',
  haze: 'bruma',
  smoke: 'humo',
  dust: 'polvo',
  'blowing dust': 'polvo en suspensión',
  sand: 'arena',
  'blowing sand': 'arena en suspensión',
  'dust storm': 'tormenta de polvo',
  sandstorm: 'tormenta de arena',
  'volcanic ash': 'ceniza volcánica',
  squalls: 'ráfagas',
  windy: 'con viento',
  breezy: 'con brisa',
  tornado: 'tornado',
  'funnel cloud': 'nube embudo',
  hot: 'calor',
  cold: 'frío',
};

export const knownConditions = Object.keys(spanish);

const list = (parts: readonly string[]) => new Intl.ListFormat('es', { type: 'conjunction' }).format(parts);

const toSpanish = (text: string): string | null => {
  const parts = text
    .toLowerCase()
    .split(/\s*[,/]\s*|\s+and\s+|\s+with\s+/)
    .filter(Boolean);
  const said = parts.flatMap((part) => (Object.hasOwn(spanish, part) ? [spanish[part] ?? ''] : []));
  if (said.length === 0 || said.length < parts.length) return null;
  const sentence = list([...new Set(said)]);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};

const translations: Record<Language, (text: string) => string | null> = {
  en: (text) => text,
  es: toSpanish,
};

/** Null when a part has no translation, so that no English is shown. */
export const conditionsIn = (language: Language, text: string | null): string | null =>
  text === null ? null : translations[language](text);
