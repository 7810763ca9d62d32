import clsx from 'clsx';
import { getImageProps } from 'next/image';
import type { CSSProperties } from 'react';
import { isOptimised, sourceOf } from '@/lib/site/pictures/image-optimised';
import { pictureQualities } from '@/lib/site/pictures/picture-qualities.mjs';

type Props = {
  src: string;
  alt: string;
  /** Pixels, reserved before the picture arrives. */
  width: number;
  height: number;
  /** `width` on every screen by default. */
  sizes?: string;
  className?: string;
  /** True on the first screen: the picture is fetched at once. */
  eager?: boolean;
  /** A page's largest picture on the first screen: eager, and in fewer bytes. */
  opening?: boolean;
  /** The focal point of each picture, by its URL: a crop keeps it in view. */
  focus?: Readonly<Record<string, string>>;
};

/** On phones with three device pixels to a CSS pixel, two are sharp enough. */
const FEWER_ON_PHONES = '(max-width: 40rem) 66vw';

/** Resized by next/image where that may fetch it. No client code. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  sizes,
  className,
  opening = false,
  eager = opening,
  focus,
}: Props) => {
  const { props } = getImageProps({
    src: sourceOf(src),
    alt,
    width,
    height,
    // '1px': phones do not show it.
    sizes: opening && !sizes?.endsWith(' 1px') ? `${FEWER_ON_PHONES}, ${sizes ?? '100vw'}` : sizes,
    unoptimized: !isOptimised(src),
    loading: eager ? 'eager' : 'lazy',
    quality: opening ? pictureQualities.opening : pictureQualities.other,
  });
  const point = focus?.[src];
  const { style: _hidesAltText, alt: text, fetchPriority: _unset, ...attributes } = props;
  // failed-pictures.tsx may change the alternative text before React hydrates.
  return (
    <img
      {...attributes}
      alt={text}
      className={point ? clsx(className, 'object-(--at)!') : className}
      {...(point && { style: { '--at': point } as CSSProperties })}
      {...(eager && { fetchPriority: 'high', decoding: 'sync' })}
      suppressHydrationWarning
    />
  );
};

type FramedProps = Omit<Props, 'src'> & { src: string | null; caption?: string | null | undefined };

/** `className` gives the frame's shape; nothing without `src`. A caption stands below the picture. */
export const FramedPicture = ({ src, className, caption, ...picture }: FramedProps) => {
  if (!src) return null;
  const photo = <Picture {...picture} src={src} className="photo" />;
  if (!caption) return <div className={clsx('frame', className)}>{photo}</div>;
  return (
    <figure className={clsx('frame', className)}>
      {photo}
      <figcaption className="below-picture">{caption}</figcaption>
    </figure>
  );
};
