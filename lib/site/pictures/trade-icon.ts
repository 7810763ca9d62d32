import type { Site } from '@/lib/content/record/site';
import tradeIcons from './trade-icons.json' with { type: 'json' };

const drawings: Readonly<Record<string, string>> = tradeIcons;

/** An SVG path for a square of 24 units, filled by the even-odd rule; null for a record without a trade. */
export const tradeDrawing = ({ trade }: Pick<Site, 'trade'>): string | null =>
  (trade && drawings[trade.icon]) ?? null;
