import type { Site } from '@/lib/content/record/site';
import serviceIcons from './service-icons.json' with { type: 'json' };
import tradeIcons from './trade-icons.json' with { type: 'json' };

const drawings: Readonly<Record<string, string>> = tradeIcons;

/** An SVG path for a square of 24 units, filled by the even-odd rule; null for a record without a trade. */
export const tradeDrawing = ({ trade }: Pick<Site, 'trade'>): string | null =>
  (trade && drawings[trade.icon]) ?? null;

const rows = Object.entries(serviceIcons).map(([icon, words]) => ({
  icon,
  words: new RegExp(String.raw`\b(?:${words})`, 'i'),
}));

const drawingInName = (name: string): string | null => {
  const text = name.normalize('NFD').replace(/\p{M}/gu, '');
  return drawings[rows.find(({ words }) => words.test(text))?.icon ?? ''] ?? null;
};

/** The drawing of a service's own work, else of the trade, else of the first service whose name has one. */
export const drawingOf = ({ trade, services }: Pick<Site, 'trade' | 'services'>, name = ''): string | null =>
  drawingInName(name) ??
  tradeDrawing({ trade }) ??
  services.map((service) => drawingInName(service.name)).find((drawing) => drawing !== null) ??
  null;
