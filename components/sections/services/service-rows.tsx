import clsx from 'clsx';
import { Fragment } from 'react';
import { CallToAction } from '@/components/blocks/call-to-action';
import { Plate } from '@/components/blocks/plate';
import { Icon } from '@/components/ui/icons/icon';
import { GroupOfLines } from './group-of-lines';
import { PriceList } from './price-list';
import { sizedByWord } from '@/components/ui/page-title';
import { Texts } from '@/components/ui/paragraphs';
import { FramedPicture } from '@/components/ui/picture';
import { Points } from '@/components/ui/points';
import { Section } from '@/components/ui/section';
import { areGrouped, inServiceGroups } from '@/lib/content/services/service-groups';
import { rowPictures } from '@/lib/content/record/section-pictures';
import { hasPage } from '@/lib/content/domain/named';
import type { Service, ServiceBlock } from '@/lib/content/services/services';
import type { Site } from '@/lib/content/record/site';
import { cutAtWord } from '@/lib/platform/text';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

/** `picture`: the block's, unless the page shows it often. */
type Row = { service: Service; block: ServiceBlock | null; picture: string | null; first: boolean };

/** In bytes of HTML: above it, the list shows only the beginning of services, and links to their pages. */
const MAX_SIZE = 58_000;
/** In bytes, without the text. */
const ROW_SIZE = 1_200;
/** Bytes of a point without its words. */
const POINT_SIZE = 60;
/** Characters of all beginnings together, and at least of each. */
const BEGINNINGS = 9_000;
const MIN_BEGINNING = 160;

const isTooLong = (blocks: readonly ServiceBlock[]) =>
  blocks.reduce((sum, { text }) => sum + ROW_SIZE + text.length, 0) > MAX_SIZE;

const beginningOf = (block: ServiceBlock, length: number): ServiceBlock =>
  block.text.length > length ? { ...block, text: cutAtWord(block.text, length), formatting: null } : block;

const sizeOf = ({ text, points }: ServiceBlock) =>
  ROW_SIZE + text.length + points.reduce((sum, point) => sum + POINT_SIZE + point.length, 0);

/** When beginnings are still too many: only the first part of services with pages, without its points. */
const withFewBlocks = (services: readonly Service[], length: number): readonly Service[] => {
  const shown = services.flatMap(({ blocks }) => blocks.map((block) => beginningOf(block, length)));
  if (shown.reduce((sum, block) => sum + sizeOf(block), 0) <= MAX_SIZE) return services;
  const firstOf = (blocks: readonly ServiceBlock[]) =>
    blocks.slice(0, 1).map((block) => ({ ...block, points: [] }));
  return services.map((service) =>
    hasPage(service) ? { ...service, blocks: firstOf(service.blocks) } : service,
  );
};

/** Services have pages even when no menu links them. */
const hasShortRows = (site: Site): boolean =>
  !site.callOnly && isTooLong(site.services.flatMap(({ blocks }) => blocks));

const rowsOf = (site: Site, header: string | null): Row[] => {
  const pictures = rowPictures(site, header);
  const blocks = site.services.flatMap((service) => service.blocks);
  const isShort = hasShortRows(site);
  const length = Math.max(MIN_BEGINNING, Math.round(BEGINNINGS / blocks.length));
  const services = isShort ? withFewBlocks(site.services, length) : site.services;
  const rows = services.flatMap((service) =>
    (service.blocks.length ? service.blocks : [null]).map((block, index) => ({
      service,
      block: block && isShort && hasPage(service) ? beginningOf(block, length) : block,
      first: index === 0,
    })),
  );
  return rows.map((row, index) => ({ ...row, picture: pictures[index] ?? null }));
};

/** Of pictures: in rows below each other, in cards of two columns, and small beside very many services. */
const sizes = {
  few: '(min-width: 1280px) 38rem, (min-width: 768px) 50vw, 100vw',
  cards: '(min-width: 1280px) 36rem, (min-width: 1024px) 45vw, 100vw',
  many: '(min-width: 1455px) 10rem, (min-width: 873px) 11vw, 6rem',
};

const nameClasses = { h2: 'title mb-5', h3: 'mb-4 text-2xl' };

type RowProps = {
  site: Site;
  row: Row;
  isLinked: boolean;
  flipped?: boolean;
  kind: keyof typeof sizes;
  level?: 'h2' | 'h3';
  /** In the place of a missing picture, beside cards with one. */
  hasPlate?: boolean;
  /** In groups without pictures: a line of Home's list, with a link of words, not ten equal buttons. */
  isLine?: boolean;
  /** Further rows of the service, folded. */
  further?: readonly Row[];
};

const ServiceRow = ({ flipped, level: Name = 'h2', hasPlate, further = [], ...shown }: RowProps) => {
  const { site, isLinked, kind, isLine = false } = shown;
  const isOfMany = kind !== 'few';
  const below = isOfMany ? 'mt-4' : 'mt-6';
  const { service, block, picture, first } = shown.row;
  const { action, nav } = messagesOf(site);
  // On phones the name alone leads there.
  const href = first && isLinked && hasPage(service) ? paths.service(service.slug) : null;
  const Row = isLine && first ? 'li' : 'div';
  return (
    <Row className={Row === 'li' ? 'service-line' : clsx('service-row', flipped && 'service-row-flipped')}>
      <FramedPicture
        src={picture}
        focus={site.focus}
        alt={picture === block?.picture ? service.name : ''}
        width={800}
        height={600}
        sizes={sizes[kind]}
        className={isOfMany ? undefined : 'aspect-4/3'}
      />
      {hasPlate && !picture && (
        <div className="frame relative isolate">
          <Plate site={site} name={service.name} />
        </div>
      )}
      <div>
        {first && (
          <Name className={isLine ? undefined : nameClasses[Name]}>
            {href ? <a href={href}>{service.name}</a> : service.name}
          </Name>
        )}
        {block && (
          <Texts
            text={block.text}
            formatting={block.formatting}
            className={isOfMany ? 'stack-2' : 'stack-4'}
          />
        )}
        <Points items={block?.points ?? []} columns={isOfMany ? 2 : 1} className={below} />
        {first && <PriceList site={site} service={service} className={isLine ? 'card-price' : below} />}
        {further.length > 0 && (
          <details>
            <summary className="link" aria-label={action.seeService(service.name)}>
              <Icon name="chevron" className="size-4 turns" />
              {nav.more}
            </summary>
            {further.map((row, index) => (
              <ServiceRow key={index} {...shown} row={row} kind="many" />
            ))}
          </details>
        )}
        <div className="service-links">
          <CallToAction
            site={site}
            label={action.freeEstimate}
            className={isLine ? 'link' : clsx('btn btn-line', isOfMany && 'btn-small')}
          />
          {href && !isLine && (
            <a href={href} className="link max-md:hidden">
              {action.seeService(service.name)}
            </a>
          )}
        </div>
      </div>
    </Row>
  );
};

/** More rows: two columns, a service each, links in place of buttons, the rest folded. */
const MAX_BELOW_EACH_OTHER = 8;
/** More services than these have small pictures. */
const MAX_CARDS = 10;

type Cell = { row: Row; further: Row[] };

const cellsOf = (rows: readonly Row[], isOfMany: boolean): Cell[] => {
  const cells: Cell[] = [];
  for (const row of rows)
    if (isOfMany && !row.first) cells.at(-1)?.further.push(row);
    else cells.push({ row, further: [] });
  return cells;
};

/** @param props.header the page's picture above them */
export const ServiceRows = ({ site, header = null }: { site: Site; header?: string | null }) => {
  const rows = rowsOf(site, header);
  if (rows.length === 0) return null;
  const isLinked = !site.callOnly && (site.servicePages || hasShortRows(site));
  const isOfMany = rows.length > MAX_BELOW_EACH_OTHER;
  const cells = cellsOf(rows, isOfMany);
  const kindOfMany = cells.length > MAX_CARDS ? 'many' : 'cards';
  const hasPictures = rows.some(({ picture }) => picture);
  const isList = isOfMany && areGrouped(site.services) && !hasPictures;
  const hasPlates = isOfMany && kindOfMany === 'cards' && hasPictures;
  const shown = ({ row, further }: Cell, index: number, level?: 'h3') => (
    <ServiceRow
      key={index}
      site={site}
      row={row}
      further={further}
      isLinked={isLinked}
      flipped={!isOfMany && index % 2 === 1}
      kind={isOfMany ? kindOfMany : 'few'}
      hasPlate={hasPlates}
      isLine={isList}
      level={level}
    />
  );
  const groups = areGrouped(site.services) ? inServiceGroups(cells, ({ row }) => row.service) : [];
  if (isList)
    return (
      <Section id="service-rows" labelled={false}>
        {groups.map(({ title, items }) => (
          <GroupOfLines key={title} site={site} title={title} level="h2">
            {items.map((item, index) => shown(item, index, 'h3'))}
          </GroupOfLines>
        ))}
      </Section>
    );
  return (
    <Section
      id="service-rows"
      labelled={false}
      // All names in the size of the longest word.
      {...(!isOfMany && sizedByWord(site.services.map(({ name }) => name).join(' ')))}
      className={isOfMany ? `service-rows-many service-rows-${kindOfMany}` : 'service-rows-few'}
    >
      {groups.length > 0
        ? groups.map(({ title, items }) => (
            <Fragment key={title}>
              <h2 className="service-group title">{title ?? messagesOf(site).section.moreServices}</h2>
              {items.map((item, index) => shown(item, index, 'h3'))}
            </Fragment>
          ))
        : cells.map((item, index) => shown(item, index))}
    </Section>
  );
};
