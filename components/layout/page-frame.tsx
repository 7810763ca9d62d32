import { createElement, Fragment, type ReactNode } from 'react';
import { StructuredData } from '@/components/blocks/structured-data';
import type { PageHeaderProps } from '@/components/looks/look';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { pageName, trailTo, type SitePage } from '@/lib/site/pages/site-pages';
import { PageHeader } from './page-header';

type Props = { page: SitePage; children: ReactNode } & Partial<Omit<PageHeaderProps, 'site'>>;

/** A page between its header and its structured data. */
export const PageFrame = ({ page, children, ...header }: Props) => {
  const { site, path } = page;
  const usual = { title: pageName(page), picture: headerPicture(site, path), trail: trailTo(page) };
  // One list of children: a list within a list would be another form of Flight data.
  return createElement(
    Fragment,
    null,
    <PageHeader site={site} {...usual} {...header} />,
    ...[children].flat(),
    <StructuredData site={site} path={path} />,
  );
};
