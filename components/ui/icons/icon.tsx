import type { StaticImageData } from 'next/image';
import sprite from './sprite.svg';

const { src } = sprite as StaticImageData;

export type IconName =
  | 'arrow'
  | 'card'
  | 'chat'
  | 'chevron'
  | 'clock'
  | 'close'
  | 'eye'
  | 'info'
  | 'link'
  | 'mail'
  | 'menu'
  | 'moon'
  | 'outside'
  | 'palette'
  | 'phone'
  | 'pin'
  | 'play'
  | 'qr'
  | 'sun';

const networkNames: readonly string[] = [
  'angi',
  'bbb',
  'facebook',
  'google',
  'homeadvisor',
  'houzz',
  'instagram',
  'linkedin',
  'nextdoor',
  'pinterest',
  'threads',
  'thumbtack',
  'tiktok',
  'whatsapp',
  'x',
  'yelp',
  'youtube',
];

type Props = { name: string; className?: string };

const Drawing = ({ name, className }: Props) => (
  <svg aria-hidden="true" className={`shrink-0 ${className}`}>
    <use href={`${src}#${name}`} />
  </svg>
);

/** Decorative: screen readers skip it. */
export const Icon = ({ name, className = 'size-5' }: Props & { name: IconName }) => (
  <Drawing name={name} className={className} />
);

/** A globe for a network without a mark. */
export const NetworkIcon = ({ network, className = 'size-5' }: { network: string; className?: string }) => (
  <Drawing name={networkNames.includes(network) ? network : 'link'} className={className} />
);
