import clsx from 'clsx';
import { BeforeAfterSlider } from '@/components/islands/gallery/before-after-slider';
import { Icon } from '@/components/ui/icons/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { messagesOf, type Shown } from '@/lib/site/messages';

type SideProps = {
  picture: string;
  label: string;
  corner: string;
  focus: Site['focus'];
  className?: string;
  sizes?: string;
};

/** One picture of a pair, with its name on it. */
export const Side = ({
  picture,
  label,
  corner,
  focus,
  className = 'aspect-3/2 bg-tint',
  sizes = '(min-width: 1024px) 38rem, 100vw',
}: SideProps) => (
  <figure className={clsx('relative overflow-hidden', className)}>
    <Picture
      src={picture}
      focus={focus}
      alt={label}
      width={840}
      height={560}
      sizes={sizes}
      className="photo object-top"
    />
    <figcaption className={`absolute bottom-3 rounded-xl bg-page px-4 py-1 font-bold text-heading ${corner}`}>
      {label}
    </figcaption>
  </figure>
);

const Handle = () => (
  <div aria-hidden="true" className="compare-handle">
    <span
      className={clsx(
        'flex size-12 items-center justify-center',
        'rounded-full border border-line bg-page text-main-ink raised',
      )}
    >
      <Icon name="chevron" className="size-5 rotate-90" />
      <Icon name="chevron" className="size-5 -rotate-90" />
    </span>
  </div>
);

type Props = { site: Shown<'beforeAfter' | 'captions' | 'focus'>; title?: string | null };

export const BeforeAfterList = ({ site, title }: Props) => {
  const pairs = site.beforeAfter;
  if (pairs.length === 0) return null;
  const { section, media } = messagesOf(site);
  return (
    <Section id="before-after" title={title ?? section.beforeAfter}>
      <ul className="mt-10 flex flex-wrap justify-center gap-6">
        {pairs.map(({ before, after }, index) => (
          <li key={index} className={pairs.length === 1 ? 'w-full max-w-4xl' : 'w-full lg:w-[48%]'}>
            <BeforeAfterSlider
              label={media.compare(index + 1, pairs.length)}
              shares={media.shares}
              className="frame"
            >
              <Side picture={before} focus={site.focus} label={section.before} corner="start-3" />
              <Side picture={after} focus={site.focus} label={section.after} corner="end-3" />
              <Handle />
            </BeforeAfterSlider>
            {site.captions[after] && <p className="mt-3">{site.captions[after]}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
};
