import type { Quote } from '@/lib/content/reviews/best-texts';

/** What a customer wrote, with name, town and platform as the review has them. */
export const CustomerQuote = ({ quote: { text, author, town, platform } }: { quote: Quote }) => {
  const source = [author, town, platform].filter(Boolean).join(' · ');
  return (
    <figure className="quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  );
};
