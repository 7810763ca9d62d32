import { lookOf } from '@/components/looks';
import type { HeaderProps } from '@/components/looks/look';

export const Header = ({ site }: HeaderProps) => {
  const Look = lookOf(site).Header;
  return <Look site={site} />;
};
