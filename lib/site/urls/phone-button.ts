import { mainPhone } from '@/lib/content/business/business';
import { messagesOf, type Shown } from '@/lib/site/messages';
import { phoneLink } from './outside-links';

/** The button of a site's main phone, which calls it, or writes to a number that takes no calls. */
export const phoneButton = (site: Shown<'phones'>) => {
  const phone = mainPhone(site.phones);
  if (!phone) return null;
  const { call, message } = messagesOf(site).action;
  const { display, messagesBy } = phone;
  return {
    display,
    href: phoneLink(phone),
    label: (messagesBy ? message : call)(display),
    icon: messagesBy ? ('chat' as const) : ('phone' as const),
  };
};
