import type { Quote } from '@/lib/content/reviews/best-texts';
import clsx from 'clsx';
import { Logo } from '@/components/blocks/logo';
import { OutsideLink } from '@/components/ui/outside-link';
import { SocialIcons } from '@/components/blocks/social-icons';
import type { Site } from '@/lib/content';
import { messagesOf, type Shown } from '@/lib/site/messages';
import type { Score } from '@/lib/content/reviews/review';
import { cutAtWord, withoutFullStop } from '@/lib/platform/text';
import { ClosingBand, ReviewsStrip } from './closing-bands';
import { LegalDisclosures, LegalLinks } from './legal-texts';
import { ContactColumn, NavigationColumn, ServicesColumn } from './footer-columns';

/** 'Gas Safe: 123456', with a link to its register. */
const Registrations = ({ site }: { site: Shown<'registrations'> }) => {
  if (site.registrations.length === 0) return null;
  return (
    <ul aria-label={messagesOf(site).registrations} className="flex flex-wrap gap-x-6 gap-y-1 pb-6">
      {site.registrations.map(({ label, number, url }, index) => (
        <li key={index}>
          {label}:{' '}
          {url ? (
            <OutsideLink href={url} className="inline-block py-2.5 underline underline-offset-4 md:py-0.5">
              {number}
            </OutsideLink>
          ) : (
            number
          )}
        </li>
      ))}
    </ul>
  );
};

const ABOUT_LENGTH = 181;

type Props = { site: Site; score: Score; quotes?: readonly Quote[] };

export const Footer = ({ site, score, quotes = [] }: Props) => {
  const { footer, section } = messagesOf(site);
  const about = site.about.second.text;
  return (
    <footer>
      <ReviewsStrip site={site} score={score} quotes={quotes} />
      <ClosingBand site={site} />
      <div className="foot">
        <div className="wrap footer-columns">
          <div id="footer-about">
            <div className={clsx('footer-logo', site.logo && 'footer-logo-picture')}>
              <Logo site={site} />
            </div>
            {about && <p className="max-w-2xl">{site.callOnly ? about : cutAtWord(about, ABOUT_LENGTH)}</p>}
            <SocialIcons links={site.social} label={section.social} className="-ms-3 mt-5" />
          </div>
          <ServicesColumn site={site} />
          <NavigationColumn site={site} />
          <ContactColumn site={site} />
        </div>
        <div id="footer-legal" className="wrap pb-floating-row text-base">
          <Registrations site={site} />
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-current/25 pt-6">
            <p>
              © {new Date().getFullYear()} {withoutFullStop(site.name)}. {footer.rights}
            </p>
            {site.callOnly ? <LegalDisclosures site={site} /> : <LegalLinks site={site} />}
          </div>
        </div>
      </div>
    </footer>
  );
};
