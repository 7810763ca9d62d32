import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { messageLink } from '@/lib/site/urls/outside-links';
import type { WidgetProps } from './widget';

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
