import { Icon } from '@/components/ui/icons/icon';
import { telLink } from '@/lib/site/urls/outside-links';
import { TypingLoader, useAfter, type WidgetProps } from './widget';

const LOADER_MS = 1000;

export const CallWidget = ({ messages, phone }: WidgetProps) => {
  const hasLoaded = useAfter(LOADER_MS);
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
