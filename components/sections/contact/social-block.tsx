import { DirectoryLogo } from './directory-logo';
import { NetworkIcon, Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { messagesOf, type Shown } from '@/lib/site/messages';

export const SocialBlock = ({ site }: { site: Shown<'businessListing' | 'social' | 'directories'> }) => {
  const { businessListing: listing, social, directories } = site;
  if (!listing && social.length === 0 && directories.length === 0) return null;
  const { section } = messagesOf(site);
  const profiles = [
    ...directories.map((entry) => ({ ...entry, icon: <Icon name="link" className="size-6" /> })),
    ...social.map((entry) => ({
      ...entry,
      icon: <NetworkIcon network={entry.network} className="size-6" />,
    })),
  ];
  const profile = listing?.picture && (
    <Picture
      src={listing.picture}
      alt={section.businessListing}
      width={320}
      height={160}
      sizes="320px"
      className="h-14 w-32 bg-transparent object-contain object-left"
    />
  );
  return (
    <Section id="find-us" tone="tint">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-3 lg:flex-nowrap">
        <div className="flex shrink-0 flex-wrap items-center gap-4">
          <h2 id="find-us-title" className="text-(length:--size-26)">
            {section.findUsOn}
          </h2>
          {profile && (
            <div>
              {listing.url ? (
                <OutsideLink href={listing.url} className="inline-block">
                  {profile}
                </OutsideLink>
              ) : (
                profile
              )}
            </div>
          )}
        </div>
        <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
          {profiles.map(({ name, url, picture, icon }) => (
            <li key={url}>
              <OutsideLink href={url} className="card tile">
                <DirectoryLogo picture={picture} size="small" fallback={icon} />
                {name}
              </OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};
