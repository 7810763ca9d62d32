import { CallToAction } from '@/components/blocks/call-to-action';
import { PhoneLink } from '@/components/blocks/header-parts';
import { PaletteButton } from '@/components/islands/palette/palette-button';
import { BackToTop, ScrollProgress } from '@/components/islands/scrolling/scrolling';
import { FloatingPanel } from '@/components/islands/widgets/floating-panel';
import { CountVisit } from '@/components/islands/widgets/visit-count';
import type { WidgetName } from '@/components/islands/widgets/widget';
import { estimateFormContent } from '@/components/sections/estimate/business-estimate-form';
import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { phoneButton } from '@/lib/site/urls/phone-button';
import { languageTagOf, messagesOf, type Shown } from '@/lib/site/messages';
import type { Score } from '@/lib/content/reviews/review';
import { directSource } from '@/lib/site/urls/media-links';
import { paths } from '@/lib/site/pages/paths';
import { ReviewsBadge } from './reviews-badge';

/** Active widgets for which the site has the data, in the order of their buttons. */
const widgetsOf = ({ widgets, phones, qrPicture }: Site): WidgetName[] => {
  const hasPhone = phones.length > 0;
  const isShown: Record<WidgetName, boolean> = {
    chat: widgets.chat && hasPhone,
    visits: widgets.visits,
    callNow: widgets.callNow && hasPhone && !phones[0]?.messagesBy,
    weather: widgets.weather,
    qr: qrPicture !== null,
  };
  return (Object.keys(isShown) as WidgetName[]).filter((name) => isShown[name]);
};

const Panel = ({ site }: { site: Site }) => {
  const widgets = widgetsOf(site);
  if (widgets.length === 0) return null;
  const [phone] = site.phones;
  return (
    <FloatingPanel
      language={languageTagOf(site)}
      label={messagesOf(site).floating.panel}
      href={site.callOnly ? (phoneButton(site)?.href ?? paths.home) : paths.contact}
      widgets={widgets}
      business={site.name}
      phone={phone ? { display: phone.display, digits: phone.digits } : null}
      qrPicture={site.qrPicture && directSource(site.qrPicture)}
      privacy={estimateFormContent(site).privacy}
    />
  );
};

const PaletteLauncher = ({ site }: { site: Shown<'widgets'> }) =>
  site.widgets.palette && (
    <PaletteButton
      language={languageTagOf(site)}
      href={paths.palette}
      className="palette-tab float float-quiet"
    >
      <Icon name="palette" className="size-6 lg:size-5" />
      <span>{messagesOf(site).palette.open}</span>
    </PaletteButton>
  );

export const FloatingElements = ({ site, score }: { site: Site; score: Score }) => {
  const { action, floating } = messagesOf(site);
  return (
    <>
      <ScrollProgress />
      {site.widgets.visits && <CountVisit />}
      <aside aria-label={floating.shortcuts} className="floating-row">
        <ReviewsBadge site={site} score={score} />
        {/* In the bar, below the first screen. */}
        <PhoneLink site={site} className="btn bar-call" />
        {!site.callOnly && (
          <CallToAction site={site} label={action.freeEstimate} className="btn btn-light bar-call" />
        )}
        <BackToTop label={floating.backToTop} />
        <noscript>
          <a href="#top" aria-label={floating.backToTop} className="float float-quiet size-11 lg:size-12">
            <Icon name="arrow" className="size-6 -rotate-90" />
          </a>
        </noscript>
        <PaletteLauncher site={site} />
        <Panel site={site} />
      </aside>
    </>
  );
};
