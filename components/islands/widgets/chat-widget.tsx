import { type FormEvent, useId, useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { messageLink } from '@/lib/site/urls/outside-links';
import { sendClick } from '@/components/islands/site-behaviour/count-clicks';
import { TypingLoader, useAfter, type WidgetProps } from './widget';

const LOADER_MS = 3000;

const sendButton = [
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-xl border border-transparent',
  'bg-button text-on-button hover:bg-button-hover hover:text-on-button-hover',
].join(' ');

export const ChatWidget = ({ messages, business, phone, privacy }: WidgetProps) => {
  const hasTyped = useAfter(LOADER_MS);
  const [text, setText] = useState('');
  const field = useId();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!phone || !text.trim()) return;
    sendClick('message', 'floating');
    window.open(messageLink(phone.digits, text), '_blank', 'noopener');
    setText('');
  };

  return (
    <>
      <div role="status" className="rounded-2xl rounded-es-sm bg-tint px-4 py-3">
        <p className="text-sm font-semibold text-heading">{business}</p>
        <p>{hasTyped ? messages.greeting : <TypingLoader label={messages.loading} />}</p>
      </div>
      <form onSubmit={send} className="mt-4">
        <label htmlFor={field} className="sr-only">
          {messages.message}
        </label>
        <div className="flex gap-2">
          <input
            id={field}
            className="field min-w-0 placeholder:text-paragraph"
            placeholder={messages.message}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            enterKeyHint="send"
            aria-describedby={`${field}-note`}
          />
          <button type="submit" aria-label={messages.send} className={sendButton}>
            <Icon name="arrow" className="size-6" />
          </button>
        </div>
        <p id={`${field}-note`} className="mt-2 text-sm">
          {messages.sendNote}{' '}
          <a
            href={privacy.href}
            className="inline-block py-0.5 font-semibold text-main-ink underline underline-offset-4"
          >
            {privacy.label}
          </a>
        </p>
      </form>
    </>
  );
};
