import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CallToAction } from '@/components/blocks/call-to-action';
import { DirectoryLogo } from './directory-logo';
import { SocialIcons } from '@/components/blocks/social-icons';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { Icon, type IconName } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { hasProfiles } from '@/lib/site/pages/page-kinds';
import { messageLink } from '@/lib/site/urls/outside-links';

const Tile = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => (
  <li>
    <OutsideLink
      href={href}
      className={clsx(
        'card flex min-h-16 items-center gap-4 px-6 py-3',
        'text-lg font-semibold text-heading hover:raised',
      )}
    >
      {icon}
      <span className="grow">{children}</span>
      <Icon name="outside" className="size-5" />
    </OutsideLink>
  </li>
);

const logoOr = (picture: string | null, icon: IconName) => (
  <DirectoryLogo picture={picture} size="large" fallback={<Icon name={icon} className="size-7" />} />
);

export const LinkHub = ({ site }: { site: Site }) => {
  const { section } = messagesOf(site);
  const { businessListing: listing, directories, social } = site;
  const [phone] = site.phones;
  return (
    <div className="section section-tint">
      <div id="profiles" className="wrap max-w-2xl">
        <div className="mb-8 flex flex-col items-center text-center">
          {site.logo && (
            <Picture
              src={site.logo}
              alt=""
              width={240}
              height={72}
              sizes="240px"
              eager
              className="mb-5 h-16 w-auto max-w-60 bg-transparent object-contain"
            />
          )}
          <h1 className="title">{section.findUsOn}</h1>
          <p className="lead mt-4">{section.findText}</p>
        </div>
        {hasProfiles(site) || (
          <p className="text-center">
            <CallToAction site={site} />
          </p>
        )}
        <ul className="grid gap-4">
          {listing?.url && (
            <Tile href={listing.url} icon={logoOr(listing.picture, 'pin')}>
              {section.businessListing}
            </Tile>
          )}
          {phone && (
            <Tile href={messageLink(phone.digits)} icon={<Icon name="chat" className="size-7" />}>
              {section.messageUs}
            </Tile>
          )}
          {directories.map(({ name, url, picture }) => (
            <Tile key={url} href={url} icon={logoOr(picture, 'link')}>
              {name}
            </Tile>
          ))}
        </ul>
        <SocialIcons links={social} label={section.social} className="mt-8 justify-center text-heading" />
      </div>
      <FirstScreenEnd />
    </div>
  );
};
