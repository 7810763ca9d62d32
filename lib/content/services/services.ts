import type { Named } from '@/lib/content/domain/named';
import type { TextWithPoints } from '@/lib/content/domain/text-blocks';

export type ServiceBlock = TextWithPoints & { picture: string | null };
/** Services of one `group`, named by its title, follow one another. */
export type Service = Named & { blocks: ServiceBlock[]; group?: string };
