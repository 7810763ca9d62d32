import type { Quote } from '@/lib/content/reviews/best-texts';

type Props = { quote: Quote; id?: string };

/** A customer's words, with the name, town and platform of the review. */
export const CustomerQuote = ({ quote: { text, author, town, platform }, id }: Props) => {
  const source = [author, town, platform].filter(Boolean).join(' · ');
  return (
    <figure id={id} className="quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  );
};
