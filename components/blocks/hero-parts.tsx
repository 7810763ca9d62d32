import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { Icon } from '@/components/ui/icons/icon';
import { tradeLine } from './hero-facts';
import { PageTitle } from '@/components/ui/page-title';
import type { Site } from '@/lib/content';
import { phoneButton } from '@/lib/site/urls/phone-button';
import { isSparse } from '@/lib/site/pages/page-kinds';
import { tradeAndTown } from '@/lib/site/seo/page-texts';

type Props = { site: Site; className?: string };

/** The first phone: as a button, or as the largest text of its page, the class `number`. */
export const FirstPhone = ({ site, className = '' }: Props) => {
  const phone = phoneButton(site);
  if (!phone) return null;
  const letters = { '--letters': Math.max(10, phone.display.length) } as CSSProperties;
  return (
    <a
      href={phone.href}
      aria-label={phone.label}
      className={className}
      style={className.startsWith('number') ? letters : undefined}
    >
      {!className.startsWith('number') && <Icon name={phone.icon} />}
      {phone.display}
    </a>
  );
};

/** The first phone, unless it stands in the title, or in the button of a call-only site. */
export const HeroPhone = (props: Props) =>
  !props.site.callOnly && !isSparse(props.site) && <FirstPhone {...props} />;

/** In characters: a shorter description of a value is no sentence without the value's title. */
const SHORT_LINE = 80;

/** The second value's description (docs/specification.md#41-home), a short one after its title. */
export const HeroLine = ({ site, className }: Props) => {
  const { heroText, values } = site;
  if (!heroText) return null;
  const value = values.find(({ description }) => description === heroText);
  const title = heroText.length < SHORT_LINE ? value?.title : '';
  return (
    <p className={clsx('lead', className)}>
      {title && <strong>{/\p{P}$/u.test(title) ? title : `${title}:`} </strong>}
      {heroText}
    </p>
  );
};

/** In characters, the titles of all sizes but the last. */
const longest = [45, 110];

type TitleProps = {
  site: Site;
  /** Classes by length: longer titles have smaller letters, so that the button stays on the first screen. */
  sizes: readonly string[];
  isFitted?: boolean;
  /** Trade and town above the title, as of a sparse record. */
  isLineAbove?: boolean;
};

/** Slogan or name; of a sparse record also trade and town, and the phone, the largest thing of the page. */
export const HeroTitle = ({ site, sizes, isFitted, isLineAbove }: TitleProps) => {
  const title = site.slogans.hero ?? site.name;
  const size = sizes[longest.filter((length) => title.length > length).length] ?? sizes[0];
  const heading = (
    <PageTitle id="hero-title" className={clsx(size, isSparse(site) && 'beside-number')} isFitted={isFitted}>
      {title}
    </PageTitle>
  );
  const line = isSparse(site) ? tradeAndTown(site) : isLineAbove && tradeLine(site);
  return (
    <>
      {line && <p className="trade-line">{line}</p>}
      {heading}
      {isSparse(site) && <FirstPhone site={site} className="number" />}
    </>
  );
};
