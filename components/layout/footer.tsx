import type { ReactNode } from 'react';
import { CallToAction } from '@/components/blocks/call-to-action';
import { LegalText } from '@/components/blocks/legal-text';
import { Logo } from '@/components/blocks/logo';
import { OpenNow } from '@/components/blocks/open-now';
import { ReviewLinks } from '@/components/blocks/review-links';
import { Score } from '@/components/blocks/score';
import { SpecialHours } from '@/components/blocks/special-hours';
import { SocialIcons } from '@/components/blocks/social-icons';
import { Icon, type IconName } from '@/components/ui/icons/icon';
import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/content';
import { accessibilityTextOf, privacyTextOf } from '@/lib/legal';
import { getMessages } from '@/lib/i18n';
import { upcomingSpecialHours } from '@/lib/opening-hours';
import { isShown, type Score as ReviewScore } from '@/lib/reviews/review';
import { navigationOf, showsReviews } from '@/lib/pages/navigation';
import { mailLink, telLink } from '@/lib/urls/outside-links';
import { paths } from '@/lib/urls/paths';
import { cut } from '@/lib/text';

const ABOUT_LENGTH = 181;
const MAX_SERVICES = 6;

/** A line is 44 px high on phones. */
const footerLine = 'block py-2.5 md:py-1.5';
const footerLink = `${footerLine} underline-offset-4 hover:underline`;

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-3 text-xl">{title}</h2>
    {children}
  </div>
);

const ReviewsStrip = ({ site, score }: { site: Site; score: ReviewScore }) => {
  if (!site.reviews.active || (!isShown(score) && site.reviews.links.length === 0)) return null;
  const { section, action } = getMessages(site.language);
  return (
    <div className="section-tint">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-8">
        <p className="font-display text-xl font-bold text-heading">
          {site.headings.reviews ?? section.reviews}
        </p>
        <Score score={score} language={site.language} />
        {showsReviews(site) && !site.callOnly ? (
          <a href={paths.reviews} className="link not-on-reviews">
            {action.readReviews}
          </a>
        ) : (
          <ReviewLinks site={site} className="flex flex-wrap gap-x-6" />
        )}
      </div>
    </div>
  );
};

/** The fourth slogan with a button. On Contact the button calls: its usual target is the page itself. */
const ClosingBand = ({ site }: { site: Site }) => {
  if (!site.slogans.closing) return null;
  const [phone] = site.phones;
  return (
    <div className="on-dark">
      <div className="wrap flex flex-col items-start justify-between gap-6 py-12 md:flex-row md:items-center md:py-16">
        <p className="closing-words">{site.slogans.closing}</p>
        <CallToAction site={site} className="btn btn-light not-on-contact shrink-0" />
        {phone && !site.callOnly && (
          <a href={telLink(phone.digits)} className="btn btn-light only-on-contact shrink-0">
            <Icon name="phone" />
            {getMessages(site.language).action.call(phone.display)}
          </a>
        )}
      </div>
    </div>
  );
};

const Services = ({ site }: { site: Site }) => {
  const services = site.services.slice(0, MAX_SERVICES);
  if (services.length === 0) return null;
  const [phone] = site.phones;
  const href = site.callOnly ? phone && telLink(phone.digits) : paths.services;
  return (
    <Column title={getMessages(site.language).nav.services}>
      <ul>
        {services.map(({ name }, index) => (
          <li key={index}>
            {href ? (
              <a href={href} className={footerLink}>
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </Column>
  );
};

const Navigation = ({ site }: { site: Site }) => {
  const items = navigationOf(site).filter(({ href }) => href !== paths.videos);
  if (items.length === 0) return null;
  const { nav } = getMessages(site.language);
  return (
    <Column title={nav.navigation}>
      <nav aria-label={nav.navigation}>
        <ul>
          {items.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={footerLink}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Column>
  );
};

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} className="mt-3 size-5 text-accent-on-footer md:mt-2.5" />
    <span className="min-w-0">{children}</span>
  </li>
);

const Contact = ({ site }: { site: Site }) => {
  const { footer, fact } = getMessages(site.language);
  const [place] = site.places;
  const [email] = site.emails;
  const specialHours = upcomingSpecialHours(site.specialHours);
  const facts = [place, email, site.paymentMethods, site.paymentPicture];
  const lists = [site.phones, site.openingHours, specialHours];
  if (!facts.some(Boolean) && lists.every((list) => list.length === 0)) return null;
  return (
    <Column title={footer.contact}>
      <ul>
        {place && (
          <Line icon="pin">
            {site.callOnly ? (
              <span className={footerLine}>{place.address}</span>
            ) : (
              <a href={paths.contact} className={footerLink}>
                {place.address}
              </a>
            )}
          </Line>
        )}
        {site.phones.map(({ label, display, digits }) => (
          <Line key={digits} icon="phone">
            <a href={telLink(digits)} className={footerLink}>
              {label && `${label}: `}
              <span className="whitespace-nowrap">{display}</span>
            </a>
          </Line>
        ))}
        {email && (
          <Line icon="mail">
            <a href={mailLink(email)} className={footerLink}>
              {email}
            </a>
          </Line>
        )}
        {site.openingHours.map(({ days, hours }, index) => (
          <Line key={index} icon="clock">
            <span className={footerLine}>
              {days}
              {days && hours && ': '}
              <span className="inline-block">{hours}</span>
            </span>
            {index === site.openingHours.length - 1 && <OpenNow site={site} />}
          </Line>
        ))}
        {specialHours.map((entry) => (
          <Line key={`${entry.from} ${entry.hours}`} icon="clock">
            <span className={footerLine}>
              <SpecialHours site={site} entry={entry} />
            </span>
          </Line>
        ))}
        {site.paymentMethods && (
          <Line icon="card">
            <span className={footerLine}>{site.paymentMethods}</span>
          </Line>
        )}
      </ul>
      {site.paymentPicture && (
        <Picture
          src={site.paymentPicture}
          alt={fact.paymentPicture}
          width={240}
          height={48}
          sizes="240px"
          className="mt-4 h-10 w-auto max-w-full rounded-md bg-transparent object-contain object-left"
        />
      )}
    </Column>
  );
};

const LegalLinks = ({ site }: { site: Site }) => {
  const { nav } = getMessages(site.language);
  return (
    <>
      <a href={paths.privacy} className={footerLink}>
        {nav.privacy}
      </a>
      <a href={paths.accessibility} className={footerLink}>
        {nav.accessibility}
      </a>
    </>
  );
};

/** The texts of the privacy and accessibility pages, which a call-only site does not have. `#privacy` opens its own. */
const LegalDisclosures = ({ site }: { site: Site }) => {
  const { nav } = getMessages(site.language);
  const texts = [
    { id: 'privacy', title: nav.privacy, text: privacyTextOf(site) },
    { id: 'accessibility', title: nav.accessibility, text: accessibilityTextOf(site) },
  ];
  return texts.map(({ id, title, text }) => (
    <details key={id} className="group w-full">
      <summary className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline">
        <Icon name="chevron" className="size-4 -rotate-90 group-open:rotate-0" />
        <h2 className="text-base font-normal">{title}</h2>
      </summary>
      {/* Browsers open a disclosure whose content is the target of a link. */}
      <div id={id} className="py-4 [&_h3]:text-inherit">
        <LegalText text={text} level={3} />
      </div>
    </details>
  ));
};

/** SPEC section 2, Footer. */
export const Footer = ({ site, score }: { site: Site; score: ReviewScore }) => {
  const { footer, section } = getMessages(site.language);
  const about = site.about.second.text;
  return (
    <footer>
      <ReviewsStrip site={site} score={score} />
      <ClosingBand site={site} />
      <div className="bg-footer text-on-footer [--focus:var(--on-footer)] [&_h2]:text-inherit">
        <div className="wrap footer-columns">
          <div>
            <div className="mb-5 inline-block rounded-xl bg-page px-4 py-2 text-heading [--focus:var(--main-ink)]">
              <Logo site={site} />
            </div>
            {about && <p className="max-w-prose">{site.callOnly ? about : cut(about, ABOUT_LENGTH)}</p>}
            <SocialIcons links={site.social} label={section.social} className="-ms-3 mt-5" />
          </div>
          <Services site={site} />
          <Navigation site={site} />
          <Contact site={site} />
        </div>
        <div className="wrap pb-below-floats text-base">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-current/20 pt-6">
            <p>
              © {new Date().getFullYear()} {site.name}. {footer.rights}
            </p>
            {site.callOnly ? <LegalDisclosures site={site} /> : <LegalLinks site={site} />}
          </div>
        </div>
      </div>
    </footer>
  );
};
