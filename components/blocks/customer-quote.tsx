import type { CSSProperties } from 'react';
import { Photo } from '@/components/blocks/plate';
import { Stars } from '@/components/ui/rating';
import type { Quote } from '@/lib/content/reviews/best-texts';
import { formatDate } from '@/lib/language/i18n';
import { languageTagOf, messagesOf, type Shown } from '@/lib/site/messages';

type Props = { site: Shown<'focus'>; quote: Quote; id?: string; picture?: string | null };

/** Stars and words, with name, town, platform and date. `--root` is of the number of letters. */
export const CustomerQuote = ({ site, quote, id, picture }: Props) => {
  const { stars, text, author, town, platform, date } = quote;
  const day = date && formatDate(date, languageTagOf(site));
  const source = [author, town, platform, day].filter(Boolean).join(' · ');
  return (
    <figure
      id={id}
      className="quote"
      style={{ '--root': Math.round(Math.sqrt(text.length)) } as CSSProperties}
    >
      {picture && (
        <div className="quote-picture">
          <Photo site={site} src={picture} width={800} height={600} sizes="(min-width: 768px) 68vw, 60vw" />
        </div>
      )}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3">
        <Stars stars={stars} label={messagesOf(site).reviews.stars(stars)} className="text-base" />
        {source}
      </figcaption>
    </figure>
  );
};
