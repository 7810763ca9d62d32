import { CallLink } from '@/components/islands/scrolling/scrolling';
import { Icon } from '@/components/ui/icons/icon';
import { phoneButton } from '@/lib/site/urls/phone-button';
import { messagesOf, type Shown } from '@/lib/site/messages';
import { mailLink } from '@/lib/site/urls/outside-links';
import { paths } from '@/lib/site/pages/paths';

/** The values of a site that its buttons show. */
export type Reachable = Shown<'callOnly' | 'phones' | 'emails'>;

type CallProps = { site: Shown<'phones'>; className: string };

/** The button of the first phone, with its number as the label. */
export const CallButton = ({ site, className }: CallProps) => {
  const phone = phoneButton(site);
  return (
    phone && (
      <a href={phone.href} className={className}>
        <Icon name={phone.icon} />
        {phone.label}
      </a>
    )
  );
};

type Props = { site: Reachable; label?: string; href?: string; className?: string };

/** docs/specification.md#36-call-to-action-buttons */
export const CallToAction = ({ site, label, href = paths.contact, className = 'btn' }: Props) => {
  const { action } = messagesOf(site);
  if (!site.callOnly)
    return (
      <a href={href} className={className}>
        {label ?? action.contactUs}
      </a>
    );

  const phone = phoneButton(site);
  const [email] = site.emails;
  if (phone) {
    return (
      <CallLink href={phone.href} className={className}>
        <Icon name={phone.icon} />
        {phone.label}
      </CallLink>
    );
  }
  return email ? (
    <a href={mailLink(email)} className={className}>
      {action.email}
    </a>
  ) : null;
};
