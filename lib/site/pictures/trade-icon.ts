import type { Site } from '@/lib/content/record/site';
import serviceIcons from './service-icons.json' with { type: 'json' };
import tradeIcons from './trade-icons.json' with { type: 'json' };

const drawings: Readonly<Record<string, string>> = tradeIcons;

/** An SVG path for a square of 24 units, filled by the even-odd rule; null for a record without a trade. */
export const tradeDrawing = ({ trade }: Pick<Site, 'trade'>): string | null =>
  (trade && drawings[trade.icon]) ?? null;

type Row = { icon: string; words: RegExp };

/** The first row whose words begin a word of the name decides. */
const rows: readonly Row[] = serviceIcons.map(([icon = '', words]) => ({
  icon,
  words: new RegExp(String.raw`\b(?:${words})`, 'i'),
}));

/** The work of builders. */
const building = new Set(['house', 'fence', 'wrench']);
/** Trades whose baths, windows and repairs are none of a building. */
const notOfBuildings = new Set(['paw', 'tooth', 'heart', 'scissors', 'flower', 'car', 'fork', 'cake']);

const drawingInName = (name: string, { trade }: Pick<Site, 'trade'>): string | null => {
  const text = name.normalize('NFD').replace(/\p{M}/gu, '');
  const isBuilder = !trade || !notOfBuildings.has(trade.icon);
  const row = rows.find(({ icon, words }) => (isBuilder || !building.has(icon)) && words.test(text));
  return drawings[row?.icon ?? ''] ?? null;
};

/** The drawing of a service's own work, else of the trade, else of the first service whose name has one. */
export const drawingOf = (site: Pick<Site, 'trade' | 'services'>, name = ''): string | null =>
  drawingInName(name, site) ??
  tradeDrawing(site) ??
  site.services.map((service) => drawingInName(service.name, site)).find((drawing) => drawing !== null) ??
  null;
