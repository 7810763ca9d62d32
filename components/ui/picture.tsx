import { getImageProps } from 'next/image';
import { isOptimised, sourceOf } from '@/lib/pictures/image-optimised';

type Props = {
  src: string;
  alt: string;
  /** Pixels; reserved before the picture arrives. */
  width: number;
  height: number;
  sizes: string;
  className?: string;
  /** On the first screen: fetched at once. */
  eager?: boolean;
  /** Under a tint with text: fewer bytes do. */
  backdrop?: boolean;
};

/** A picture in server HTML, resized by next/image where that may fetch it. No client code. */
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
  // A picture may fail, and change its alternative text, before React has arrived (components/layout/failed-pictures.tsx).
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
