import { lookOf } from '@/components/looks';
import type { HeroProps, PageHeaderProps } from '@/components/looks/look';

export const Hero = (props: HeroProps) => {
  const Look = lookOf(props.site).Hero;
  return <Look {...props} />;
};

export const PageHeader = (props: PageHeaderProps) => {
  const Look = lookOf(props.site).PageHeader;
  return <Look {...props} />;
};
