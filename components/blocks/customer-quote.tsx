import type { Quote } from '@/lib/content/reviews/best-texts';

type Props = { quote: Quote; id?: string };

/** What a customer wrote, with name, town and platform as the review has them. */
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
