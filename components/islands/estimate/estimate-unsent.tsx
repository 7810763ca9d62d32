import { useEffect, useRef } from 'react';
import { mailLink, messageLink, telLink } from '@/lib/urls/outside-links';
import { typedFields } from '@/lib/leads/form/fields';
import type { TypedFields } from './estimate-draft';
import type { SpokenFormContent } from './estimate-form-messages';
import { takeFocus } from '@/components/islands/dialogs/take-focus';

/** Links that are longer are cut off by some browsers and servers. */
const LONGEST_TEXT = 1_500;

/** What was typed as one message, each line with its label. */
const asMessage = (fields: TypedFields, { labels }: SpokenFormContent): string => {
  const labelOf = { ...labels, service: labels.serviceType };
  const said = { ...fields, bestWay: fields.bestWay === 'email' ? labels.byEmail : labels.byPhone };
  const lines = typedFields.flatMap((name) => {
    const value = said[name]?.trim();
    return value ? [`${labelOf[name]}: ${value}`] : [];
  });
  // Half a character, where it is cut, could not stand in a link.
  return lines
    .join('\n')
    .slice(0, LONGEST_TEXT)
    .replace(/\p{Cs}/gu, '');
};

type Props = {
  content: SpokenFormContent;
  message: string;
  fields: TypedFields;
  /** The visitor waits at this form for an answer: focus goes to it. */ takesFocus: boolean;
};

/** The form could not be sent: said plainly, with the other ways to reach the business, which take along what was typed. */
export const EstimateUnsent = ({ content, message, fields, takesFocus }: Props) => {
  const { words, phone, email } = content;
  const text = asMessage(fields, content);
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) takeFocus(title.current, { preventScroll: true });
    // Not returned: some browsers answer with a promise, which React would take for a clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <div ref={box} role="alert" className="mt-6 rounded-xl border-2 border-(--error) bg-page p-5 sm:p-6">
      <p ref={title} tabIndex={-1} className="text-lg font-bold text-heading outline-none">
        {words.unsent}
      </p>
      <p className="mt-1">
        {message} {words.kept}
      </p>
      <div className="mt-4 flex flex-col gap-3 *:grow sm:flex-row sm:flex-wrap">
        {phone && (
          <a href={telLink(phone.digits)} className="btn">
            {words.call}
          </a>
        )}
        {phone && (
          <a href={messageLink(phone.digits, text)} target="_blank" rel="noopener" className="btn btn-line">
            {words.sendMessage}
          </a>
        )}
        {email && (
          <a href={`${mailLink(email)}?body=${encodeURIComponent(text)}`} className="btn btn-line">
            {words.sendMail}
          </a>
        )}
      </div>
    </div>
  );
};
