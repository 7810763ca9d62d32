import { cache, type ReactNode } from 'react';
import { OpenStatus } from '@/components/islands/open-status/open-status';
import { Icon, type IconName } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { formatDateRange } from '@/lib/language/i18n';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { areaText } from '@/lib/site/area';
import { upcomingSpecialHours } from '@/lib/language/opening-hours';
import { statusLineOf } from '@/lib/language/opening-hours/status-line';
import { mailLink, telLink } from '@/lib/site/urls/outside-links';

/** Once per page: with 50 special hours it takes some 25 ms. */
const statusLine = cache(statusLineOf);

/** Nothing when hours or time zone are uncertain. */
export const OpenNow = ({ site }: { site: Site }) => {
  const line = statusLine(site);
  return line && <OpenStatus {...line} />;
};

type SpecialHoursProps = { site: Site; entry: Site['specialHours'][number] };

/** 'December 24 – 26: Closed (Christmas)' */
export const SpecialHoursLine = ({
  site,
  entry: { from, to, hours, note, asWritten },
}: SpecialHoursProps) => (
  <>
    {asWritten ?? formatDateRange(from, to, languageTagOf(site))}:{' '}
    <span className="inline-block">{hours ?? messagesOf(site).fact.closed}</span>
    {note && ` (${note})`}
  </>
);

/** Breaks after the @ first, and at a hyphen only where that is not enough. */
const EmailAddress = ({ email }: { email: string }) => {
  const host = email.lastIndexOf('@') + 1;
  return (
    <>
      <span className="inline-block">{email.slice(0, host)}</span>
      <span className="inline-block">{email.slice(host)}</span>
    </>
  );
};

const Fact = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <div className="relative min-w-0 ps-8.5">
    <dt className="font-bold text-heading">
      <Icon name={icon} className="absolute start-0 top-0.5 size-6 text-secondary-ink" />
      {title}
    </dt>
    {children}
  </div>
);

const factLink = 'inline-block py-2 underline-offset-4 hover:underline md:py-0.5';

const addressFacts = (site: Site): ReactNode => {
  const { fact } = messagesOf(site);
  const [place] = site.places;
  const address = place && (
    <Fact icon="pin" title={fact.address}>
      <dd>{place.address}</dd>
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

type Props = { site: Site; show: readonly ('address' | 'phones' | 'emails' | 'hours' | 'payment')[] };

/** Those facts of `show` that the record has. */
export const ContactFacts = ({ site, show }: Props) => {
  const { fact } = messagesOf(site);
  const specialHours = upcomingSpecialHours(site.specialHours);
  return (
    <dl className="grid gap-6">
      {show.includes('phones') && site.phones.length > 0 && (
        <Fact icon="phone" title={site.phones.length > 1 ? fact.phones : fact.phone}>
          {site.phones.map(({ label, display, digits }) => (
            <dd key={display}>
              <a href={telLink(digits)} className={factLink}>
                {label && `${label}: `}
                <span className="whitespace-nowrap">{display}</span>
              </a>
            </dd>
          ))}
        </Fact>
      )}
      {show.includes('emails') && site.emails.length > 0 && (
        <Fact icon="mail" title={site.emails.length > 1 ? fact.emails : fact.email}>
          {site.emails.map((email) => (
            <dd key={email}>
              {/* aria-label: screen readers would pause between the two parts of the address. */}
              <a href={mailLink(email)} aria-label={email} className={factLink}>
                <EmailAddress email={email} />
              </a>
            </dd>
          ))}
        </Fact>
      )}
      {show.includes('address') && addressFacts(site)}
      {show.includes('hours') && site.openingHours.length + specialHours.length > 0 && (
        <Fact icon="clock" title={fact.hours}>
          {site.openingHours.map(({ days, hours }, index) => (
            <dd key={index}>
              {days}
              {days && hours && <br />}
              {hours && <span className="text-heading">{hours}</span>}
              {index === site.openingHours.length - 1 && <OpenNow site={site} />}
            </dd>
          ))}
          {specialHours.map((entry) => (
            <dd key={`${entry.from} ${entry.hours}`} className="mt-2">
              <SpecialHoursLine site={site} entry={entry} />
            </dd>
          ))}
        </Fact>
      )}
      {show.includes('payment') && site.paymentMethods && (
        <Fact icon="card" title={fact.payment}>
          <dd>{site.paymentMethods}</dd>
        </Fact>
      )}
    </dl>
  );
};
