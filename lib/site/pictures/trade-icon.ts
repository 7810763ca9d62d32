import type { Site } from '@/lib/content/domain/site';
import type { TradeIcon } from '@/lib/content/domain/business-types';
import tradeIcons from './trade-icons.json';

const drawings: Record<TradeIcon, string> = tradeIcons;

/**
 * The drawing that stands for a business without a logo: an SVG path for a square of 24 units, to be filled
 * by the even-odd rule. Null for a record that names no trade, whose icon is its initial.
 */
export const tradeDrawing = ({ trade }: Pick<Site, 'trade'>): string | null => trade && drawings[trade.icon];
