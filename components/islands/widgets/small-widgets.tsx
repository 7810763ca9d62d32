import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { messageLink, telLink } from '@/lib/site/urls/outside-links';
import { readVisits } from './visit-count';
import { TypingLoader, useAfter, useAnswer, type WidgetProps } from './widget';

const CALL_LOADER_MS = 1000;

export const CallWidget = ({ messages, phone }: WidgetProps) => {
  const hasLoaded = useAfter(CALL_LOADER_MS);
  return (
    <div role="status">
      {hasLoaded && phone ? (
        <>
          <p className="mb-3">{messages.tapToCall}</p>
          <a href={telLink(phone.digits)} className="btn w-full">
            <Icon name="phone" className="size-6" />
            {phone.display}
          </a>
        </>
      ) : (
        <TypingLoader label={messages.loading} />
      )}
    </div>
  );
};

/** The message link is for visitors who read the page on their phone. */
export const QrWidget = ({ messages, business, phone, qrPicture }: WidgetProps) => (
  <>
    {qrPicture && (
      <img
        src={qrPicture}
        alt={messages.qrPicture.replace('{name}', () => business)}
        width={176}
        height={176}
        className="mx-auto size-44 rounded-xl border border-line bg-white object-contain p-2"
      />
    )}
    <p className="mt-3">{messages.scan}</p>
    {phone && (
      <OutsideLink href={messageLink(phone.digits)} className="link mt-1">
        {messages.sendMessage}
        <Icon name="outside" className="size-4" />
      </OutsideLink>
    )}
  </>
);

export const VisitsWidget = ({ messages }: WidgetProps) => {
  const visits = useAnswer(readVisits);
  return (
    <p role="status">
      {visits === null ? (
        <TypingLoader label={messages.loading} />
      ) : (
        <>
          <strong className="block font-display text-4xl text-heading">
            {visits.toLocaleString(messages.locale)}
          </strong>{' '}
          {visits === 1 ? messages.oneVisit : messages.manyVisits}
        </>
      )}
    </p>
  );
};
