import { Picture } from '@/components/ui/picture';
import type { Language } from '@/lib/i18n';
import { wordsIn } from '@/lib/i18n';

type Props = { pictures: readonly string[]; subject: string; language: Language };

/** Pictures in rows; each leads to itself in full size. */
export const GalleryGrid = ({ pictures, subject, language }: Props) => {
  const { gallery } = wordsIn(language);
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      {pictures.map((picture, place) => (
        // Every sixth picture is large: a wall of equal tiles tires the eye. Gaps are filled by the ones that follow.
        <li key={picture} className={place % 6 === 0 ? 'col-span-2 row-span-2' : undefined}>
          <a href={picture} className="frame group block aspect-square h-full w-full">
            <Picture
              src={picture}
              alt={gallery.picture(place + 1, pictures.length, subject)}
              width={place % 6 === 0 ? 800 : 400}
              height={place % 6 === 0 ? 800 : 400}
              sizes={place % 6 === 0 ? '(min-width: 1024px) 39rem, 100vw' : '(min-width: 1024px) 19rem, (min-width: 768px) 33vw, 50vw'}
              className="photo transition-transform duration-500 group-hover:scale-[1.04]"
            />
          </a>
        </li>
      ))}
    </ul>
  );
};
