import { CallLink } from '@/components/islands/scrolling/scrolling';
import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { mailLink, telLink } from '@/lib/site/urls/outside-links';
import { paths } from '@/lib/site/pages/paths';

type Props = { site: Site; label?: string; href?: string; className?: string };

/** docs/specification.md#36-call-to-action-buttons */
export const CallToAction = ({ site, label, href = paths.contact, className = 'btn' }: Props) => {
  const { action } = messagesOf(site);
  if (!site.callOnly)
    return (
      <a href={href} className={className}>
        {label ?? action.contactUs}
      </a>
    );

  const [phone] = site.phones;
  const [email] = site.emails;
  if (phone) {
    return (
      <CallLink href={telLink(phone.digits)} className={className}>
        <Icon name="phone" />
        {action.call(phone.display)}
      </CallLink>
    );
  }
  return email ? (
    <a href={mailLink(email)} className={className}>
      {action.email}
    </a>
  ) : null;
};
