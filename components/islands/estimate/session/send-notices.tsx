import { useEffect, useRef } from 'react';
import { takeFocus } from '@/components/islands/dialogs/take-focus';
import { mailLink, messageLink, telLink } from '@/lib/site/urls/outside-links';
import { typedFields } from '@/lib/leads/form/fields';
import type { TypedFields } from './form-fields';
import type { SessionContent } from './session-state';

/** Some browsers and servers cut longer links. */
const MAX_CHARACTERS = 1_500;

const asMessage = (fields: TypedFields, { labels }: SessionContent): string => {
  const values = { ...fields, bestWay: fields.bestWay === 'email' ? labels.byEmail : labels.byPhone };
  const lines = typedFields.flatMap((name) => {
    const value = values[name]?.trim();
    return value ? [`${labels[name]}: ${value}`] : [];
  });
  // A lone surrogate, where the cut splits a character, cannot be encoded in a link.
  return lines
    .join('\n')
    .slice(0, MAX_CHARACTERS)
    .replace(/\p{Cs}/gu, '');
};

type Props = { content: SessionContent; message: string; fields: TypedFields; takesFocus: boolean };

export const UnsentNotice = ({ content, message, fields, takesFocus }: Props) => {
  const { messages, phone, email } = content;
  const text = asMessage(fields, content);
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) takeFocus(title.current, { preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [takesFocus]);
  return (
    <div ref={box} role="alert" className="mt-6 rounded-xl border-2 border-(--error) bg-page p-5 sm:p-6">
      <p ref={title} tabIndex={-1} className="text-lg font-bold text-heading outline-none">
        {messages.unsent}
      </p>
      <p className="mt-1">
        {message} {messages.kept}
      </p>
      <div className="mt-4 flex flex-col gap-3 *:grow sm:flex-row sm:flex-wrap">
        {phone && !phone.messagesBy && (
          <a href={telLink(phone.digits)} className="btn">
            {messages.call}
          </a>
        )}
        {phone && (
          <a href={messageLink(phone.digits, text)} target="_blank" rel="noopener" className="btn btn-line">
            {messages.sendMessage}
          </a>
        )}
        {email && (
          <a href={`${mailLink(email)}?body=${encodeURIComponent(text)}`} className="btn btn-line">
            {messages.sendMail}
          </a>
        )}
      </div>
    </div>
  );
};

export const SentNotice = ({ content: { messages, phone } }: { content: SessionContent }) => {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    takeFocus(title.current);
  }, []);
  return (
    <div className="rounded-xl border-2 border-main-ink bg-tint p-6 sm:p-8">
      <p ref={title} tabIndex={-1} className="font-display text-2xl font-bold text-heading outline-none">
        {messages.thanksTitle}
      </p>
      <p className="mt-2">{messages.thanksText}</p>
      {phone && !phone.messagesBy && (
        <p className="mt-4">
          {messages.thanksCall}{' '}
          <a href={telLink(phone.digits)} className="link">
            {phone.display}
          </a>
        </p>
      )}
    </div>
  );
};
