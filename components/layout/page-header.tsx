import { lookOf } from '@/components/looks';
import type { HeroProps, PageHeaderProps } from '@/components/looks/look';

/** Begins Home. */
export const Hero = (props: HeroProps) => {
  const Look = lookOf(props.site).Hero;
  return <Look {...props} />;
};

/** Begins every other page. */
export const PageHeader = (props: PageHeaderProps) => {
  const Look = lookOf(props.site).PageHeader;
  return <Look {...props} />;
};
