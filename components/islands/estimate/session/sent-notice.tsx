import { useEffect, useRef } from 'react';
import { takeFocus } from '@/components/islands/dialogs/take-focus';
import { telLink } from '@/lib/site/urls/outside-links';
import type { SessionContent } from '@/components/islands/estimate/fields/form-content';

export const SentNotice = ({ content: { words, phone } }: { content: SessionContent }) => {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    takeFocus(title.current);
  }, []);
  return (
    <div className="rounded-xl border-2 border-main-ink bg-tint p-6 sm:p-8">
      <p ref={title} tabIndex={-1} className="font-display text-2xl font-bold text-heading outline-none">
        {words.thanksTitle}
      </p>
      <p className="mt-2">{words.thanksText}</p>
      {phone && (
        <p className="mt-4">
          {words.thanksCall}{' '}
          <a href={telLink(phone.digits)} className="link">
            {phone.display}
          </a>
        </p>
      )}
    </div>
  );
};
