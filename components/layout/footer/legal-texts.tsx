import { ConsentChoice } from '@/components/sections/legal/consent-choice';
import { LegalText } from '@/components/sections/legal/legal-page';
import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { accessibilityTextOf, privacyTextOf } from '@/lib/site/legal/legal-statements';
import { messagesOf, type Worded } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export const LegalLinks = ({ site }: { site: Worded }) => {
  const { nav } = messagesOf(site);
  return (
    <>
      <a href={paths.privacy} className="footer-line">
        {nav.privacy}
      </a>
      <a href={paths.accessibility} className="footer-line">
        {nav.accessibility}
      </a>
    </>
  );
};

/** A call-only site has no pages for these texts. `#privacy` opens its disclosure. */
export const LegalDisclosures = ({ site }: { site: Site }) => {
  const { nav } = messagesOf(site);
  const texts = [
    { id: 'privacy', title: nav.privacy, text: privacyTextOf(site) },
    { id: 'accessibility', title: nav.accessibility, text: accessibilityTextOf(site) },
  ];
  return texts.map(({ id, title, text }) => (
    <details key={id} className="w-full">
      <summary className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline">
        <Icon name="chevron" className="size-4 turns" />
        <h2 className="text-base font-normal">{title}</h2>
      </summary>
      {/* Inside, because browsers open a disclosure whose content is a link's target. */}
      <div id={id} className="py-4">
        <LegalText text={text} level={3}>
          {id === 'privacy' && <ConsentChoice site={site} />}
        </LegalText>
      </div>
    </details>
  ));
};
