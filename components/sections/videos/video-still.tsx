import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Picture } from '@/components/ui/picture';

type Props = { href: string; label: string; picture: string | null; sizes: string };

/** Loads nothing from the video's host before a click. */
export const VideoStill = ({ href, label, picture, sizes }: Props) => (
  <OutsideLink
    href={href}
    aria-label={label}
    className="frame relative grid aspect-video place-items-center bg-overlay-solid"
  >
    {picture && (
      <Picture
        src={picture}
        alt=""
        width={1200}
        height={675}
        sizes={sizes}
        className="photo photo-near absolute inset-0"
      />
    )}
    <span className="relative grid size-16 place-items-center rounded-full bg-page text-main-ink raised md:size-20">
      <Icon name="play" className="ms-1 size-8" />
    </span>
  </OutsideLink>
);
