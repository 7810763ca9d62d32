import type { ReactNode } from 'react';
import { hasHours, HoursTable } from '@/components/blocks/hours-table';
import { Icon, type IconName } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { areaText } from '@/lib/site/area';
import { mailLink, telLink } from '@/lib/site/urls/outside-links';

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
      {show.includes('hours') && hasHours(site) && (
        <Fact icon="clock" title={fact.hours}>
          <dd>
            <HoursTable site={site} />
          </dd>
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
