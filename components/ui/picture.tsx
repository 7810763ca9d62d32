import clsx from 'clsx';
import { getImageProps } from 'next/image';
import { isOptimised, sourceOf } from '@/lib/site/pictures/image-optimised';

type Props = {
  src: string;
  alt: string;
  /** In pixels; reserved before the picture arrives. */
  width: number;
  height: number;
  /** By default `width` on every screen. */
  sizes?: string;
  className?: string;
  /** On the first screen: fetched at once. */
  eager?: boolean;
  /** Lower quality, for a picture under a tint with text. */
  backdrop?: boolean;
};

/** Resized by next/image where that may fetch it. No client code. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  sizes,
  className,
  eager = false,
  backdrop = false,
}: Props) => {
  const { props } = getImageProps({
    src: sourceOf(src),
    alt,
    width,
    height,
    sizes,
    unoptimized: !isOptimised(src),
    loading: eager ? 'eager' : 'lazy',
    quality: backdrop ? 50 : 75,
  });
  const { style: _hidesAltText, alt: text, fetchPriority: _unset, ...attributes } = props;
  // failed-pictures.tsx may change the alternative text before React hydrates.
  return (
    <img
      {...attributes}
      alt={text}
      className={className}
      {...(eager && { fetchPriority: 'high', decoding: 'sync' })}
      suppressHydrationWarning
    />
  );
};

/** `className` gives the frame's shape; nothing without `src`. */
export const FramedPicture = ({ src, className, ...picture }: Omit<Props, 'src'> & { src: string | null }) =>
  src && (
    <div className={clsx('frame', className)}>
      <Picture {...picture} src={src} className="photo" />
    </div>
  );
