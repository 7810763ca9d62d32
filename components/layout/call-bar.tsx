import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/language/i18n';
import { telLink } from '@/lib/site/urls/outside-links';

/** The call button of a call-only site, fixed to the bottom of a phone's screen. */
export const CallBar = ({ site }: { site: Site }) => {
  const [phone] = site.phones;
  if (!site.callOnly || !phone) return null;
  const { action, section } = getMessages(site.language);
  return (
    <aside aria-label={section.contactUs} className="call-bar">
      <a href={telLink(phone.digits)} className="btn w-full">
        <Icon name="phone" />
        {action.call(phone.display)}
      </a>
    </aside>
  );
};
