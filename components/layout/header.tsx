import { lookOf } from '@/components/looks';
import type { Site } from '@/lib/content';
import { menuOf, type OtherLanguage } from '@/lib/site/pages/menu';

export const Header = ({ site, other = null }: { site: Site; other?: OtherLanguage | null }) => {
  const Look = lookOf(site).Header;
  return <Look site={site} menu={menuOf(site, other)} />;
};
