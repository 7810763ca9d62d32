import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';

const sizes = {
  small: { pixels: 32, className: 'size-8 bg-transparent object-contain' },
  large: { pixels: 40, className: 'size-10 bg-transparent object-contain' },
};

type Props = { picture: string | null; size: keyof typeof sizes; fallback: ReactNode };

/** `fallback`: for an entry without a logo. */
export const DirectoryLogo = ({ picture, size, fallback }: Props) => {
  const { pixels, className } = sizes[size];
  return picture ? (
    <Picture
      src={picture}
      alt=""
      width={pixels}
      height={pixels}
      sizes={`${pixels}px`}
      className={className}
    />
  ) : (
    fallback
  );
};
