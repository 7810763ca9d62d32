import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { hasHours, HoursTable } from '@/components/blocks/hours-table';
import { Icon, type IconName } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import type { Site } from '@/lib/content';
import { hasOwnFacts } from '@/lib/content/business/business';
import { withWholeNumbers } from '@/lib/platform/text';
import { messagesOf } from '@/lib/site/messages';
import { areaText, atPlace } from '@/lib/site/area';
import { directionsTo, mailLink, phoneLink } from '@/lib/site/urls/outside-links';

type EmailProps = { email: string; className: string };

/** In characters: with a longer side, the address is smaller and stands in two lines of the card to call. */
const LONG_SIDE = 32;

/** Breaks after the @; one side of it that is longer than the line, before 'example.com' or else its dot. */
export const EmailLink = ({ email, className }: EmailProps) => {
  const sides = email.split(/(?<=@)/);
  const isLong = sides.some(({ length }) => length > LONG_SIDE);
  return (
    // aria-label: screen readers would pause between the parts of the address.
    <a href={mailLink(email)} aria-label={email} className={clsx(className, isLong && 'text-sm')}>
      {sides.map((side) => (
        <span key={side} className="inline-block [text-decoration:inherit]">
          {side.split(/(?=\.[^.]+\.[^.]+$)|(?<=^[^.]+)(?=\.[^.]+$)/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
      ))}
    </a>
  );
};

type NumberProps = { phone: Site['phones'][number]; className: string };

export const NumberLink = ({ phone, className }: NumberProps) => (
  <a href={phoneLink(phone)} className={className}>
    {phone.label && `${phone.label}: `}
    <span className="whitespace-nowrap">{phone.display}</span>
  </a>
);

type FactProps = { id?: string | undefined; icon: IconName; title: string; children: ReactNode };

const Fact = ({ id, icon, title, children }: FactProps) => (
  <div id={id} className="relative min-w-0 ps-8.5">
    <dt className="font-bold text-heading">
      <Icon name={icon} className="absolute start-0 top-0.5 size-6 text-secondary-ink" />
      {title}
    </dt>
    {children}
  </div>
);

const factLink = 'inline-block py-2.5 underline-offset-4 hover:underline md:py-0.5';

type PhonesProps = Pick<Site, 'phones'> & { isCalled?: boolean | undefined };

const PhoneLinks = ({ phones, isCalled }: PhonesProps) =>
  phones.map((phone, index) => (
    <dd key={phone.display}>
      <NumberLink phone={phone} className={isCalled && index === 0 ? 'btn' : factLink} />
    </dd>
  ));

const EmailLinks = ({ emails }: Pick<Site, 'emails'>) =>
  emails.map((email) => (
    <dd key={email}>
      <EmailLink email={email} className={factLink} />
    </dd>
  ));

type PlaceProps = { site: Site; place: Site['places'][number] };

/** A place with contacts or hours of its own; its address leads to the map. */
export const PlaceFact = ({ site, place }: PlaceProps) => (
  <Fact icon="pin" title={place.name ?? messagesOf(site).fact.address}>
    <dd>
      <OutsideLink href={directionsTo(place)} className={factLink}>
        {withWholeNumbers(place.address)}
      </OutsideLink>
    </dd>
    <PhoneLinks phones={place.phones} />
    <EmailLinks emails={place.emails} />
    {place.openingHours.length > 0 && (
      <dd>
        <HoursTable site={atPlace(site, place)} />
      </dd>
    )}
  </Fact>
);

const addressFacts = (site: Site): ReactNode => {
  const { fact } = messagesOf(site);
  const [place] = site.places;
  const address = site.places.some(hasOwnFacts)
    ? site.places.map((one, index) => <PlaceFact key={index} place={one} site={site} />)
    : place && (
        <Fact icon="pin" title={fact.address}>
          <dd>{withWholeNumbers(place.address)}</dd>
        </Fact>
      );
  if (site.serviceArea.cities.length === 0) return address;
  return (
    <>
      {address}
      <Fact icon="pin" title={fact.serviceArea}>
        <dd>{areaText(site)}</dd>
      </Fact>
    </>
  );
};

type FactName = 'address' | 'phones' | 'emails' | 'hours';

/** Whether a record has one of these facts. */
export const hasFacts = (site: Site, names: readonly FactName[]): boolean => {
  const has: Record<FactName, boolean> = {
    address: site.places.length > 0 || site.serviceArea.cities.length > 0,
    phones: site.phones.length > 0,
    emails: site.emails.length > 0,
    hours: hasHours(site),
  };
  return names.some((name) => has[name]);
};

type Props = {
  site: Site;
  show: readonly FactName[];
  /** The prefix of the ids of facts without an island: an element with an id is sent once. */
  id?: string;
  /** The first phone is a button. */
  isCalled?: boolean;
};

/** The facts named by `show` that the record has. */
export const ContactFacts = ({ site, show, id, isCalled }: Props) => {
  if (!hasFacts(site, show)) return null;
  const { fact } = messagesOf(site);
  return (
    <dl className="grid gap-5">
      {show.includes('phones') && site.phones.length > 0 && (
        <Fact
          id={id && `${id}-phones`}
          icon="phone"
          title={site.phones.length > 1 ? fact.phones : fact.phone}
        >
          <PhoneLinks phones={site.phones} isCalled={isCalled} />
        </Fact>
      )}
      {show.includes('emails') && site.emails.length > 0 && (
        <Fact icon="mail" title={site.emails.length > 1 ? fact.emails : fact.email}>
          <EmailLinks emails={site.emails} />
        </Fact>
      )}
      {show.includes('address') && addressFacts(site)}
      {show.includes('hours') && hasHours(site) && (
        <Fact icon="clock" title={fact.hours}>
          <dd>
            <HoursTable site={site} />
          </dd>
        </Fact>
      )}
    </dl>
  );
};
