import { GalleryViewer } from '@/components/islands/gallery/gallery-viewer';
import { Picture } from '@/components/ui/picture';
import { messagesOf, type Shown } from '@/lib/site/messages';
import { sourceOf } from '@/lib/site/pictures/image-optimised';

type Props = {
  site: Shown<'captions' | 'focus'>;
  pictures: readonly string[];
  subject: string;
  /** The index of the first picture among the subject's pictures, and the number of these. */
  first?: number;
  of?: number;
  id?: string;
};

/** The pictures that take two by two tiles, so that the last row is full. */
const largeIndexes = (pictures: number): number[] => {
  if (pictures < 4) return [];
  const pair = Math.min(5 + 4 * Math.floor((pictures - 7) / 8), 13);
  return [[], [0], [0, 1], [0, pair, pair + 1]][pictures % 4] ?? [];
};

const columns = ['grid-cols-1', 'grid-cols-1', 'grid-cols-1 sm:grid-cols-2', 'grid-cols-1 sm:grid-cols-3'];

export const GalleryGrid = ({
  site,
  pictures,
  subject,
  first = 0,
  of = pictures.length,
  id = 'pictures',
}: Props) => {
  const { gallery, media } = messagesOf(site);
  const large = largeIndexes(pictures.length);
  const few = pictures.length < 4;
  return (
    <GalleryViewer
      messages={{
        title: subject,
        close: media.close,
        previous: media.previous,
        next: media.next,
        position: media.position,
      }}
    >
      <ul
        id={id}
        className={`gallery-grid grid gap-3 sm:gap-4 ${columns[pictures.length] ?? 'grid-cols-2 lg:grid-cols-4'}`}
      >
        {pictures.map((picture, index) => {
          const caption = site.captions[picture];
          const side = large.includes(index) || few ? 800 : 400;
          return (
            <li key={picture} className={large.includes(index) ? 'col-span-2 row-span-2' : undefined}>
              <a href={sourceOf(picture)}>
                <span className={few ? 'frame aspect-4/3' : 'frame'}>
                  <Picture
                    src={picture}
                    focus={site.focus}
                    alt={caption ?? gallery.picture(first + index + 1, of, subject)}
                    width={side}
                    height={side}
                    sizes={
                      side === 800 ? '(min-width: 1024px) 39rem, 100vw' : '(min-width: 1024px) 19rem, 50vw'
                    }
                    className="photo photo-near"
                  />
                </span>
                {caption && (
                  <span aria-hidden="true" data-caption="" className="caption">
                    {caption}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </GalleryViewer>
  );
};
