import type { Site } from '@/lib/content/domain/site';
import type { TradeIcon } from '@/lib/content/domain/business-types';
import tradeIcons from './trade-icons.json';

const drawings: Record<TradeIcon, string> = tradeIcons;

/**
 * The drawing of a business without a logo: a path for a square of 24 units, filled by the even-odd rule.
 * Null for a record that names no trade, whose icon is its initial.
 */
export const tradeDrawing = ({ trade }: Pick<Site, 'trade'>): string | null => trade && drawings[trade.icon];
