import type { ReactNode } from 'react';
import type { LegalText as Text } from '@/lib/site/pages/legal-statements';

type Shown = { text: Text; level?: 2 | 3; children?: ReactNode };

/** A privacy or accessibility text, then `children`. Headings are of level 2, or 3 inside a disclosure. */
export const LegalText = ({ text, level = 2, children }: Shown) => {
  const Title = `h${level}` as const;
  return (
    <div className="max-w-prose">
      <p className="lead">{text.intro}</p>
      {text.parts.map(({ title, paragraphs }) => (
        <div key={title} className="mt-10 space-y-4">
          <Title className="text-2xl">{title}</Title>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
      {children}
    </div>
  );
};
