import type { Viewport } from 'next';
import type { CSSProperties, ReactNode } from 'react';
import { analyticsConsentOf } from '@/components/layout/analytics-consent';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { BusinessEstimatePopup } from '@/components/layout/business-estimate-popup';
import { FailedPictures } from '@/components/layout/failed-pictures';
import { FloatingElements } from '@/components/layout/floating-elements';
import { Footer } from '@/components/layout/footer/footer';
import { Header } from '@/components/layout/header';
import { LookFiles } from '@/components/layout/look-files';
import { shapeOf } from '@/components/looks/studio/shape';
import { PreviewBar } from '@/components/layout/preview-bar';
import { PrintSheet } from '@/components/layout/print-sheet';
import { SiteBehaviour } from '@/components/islands/site-behaviour/site-behaviour';
import { Menus } from '@/components/islands/menus/menus';
import { getSite } from '@/lib/serving/rendering/current-site';
import { otherLanguageOf } from '@/lib/serving/rendering/other-language';
import { sitesToPrerender } from '@/lib/serving/rendering/prerender';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { embeddedLink, frameOrigin } from '@/lib/content/links/site-links';
import { fieldsOfPreview } from '@/lib/content/previews/preview-store';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { getReviews } from '@/lib/content/reviews-service';
import { quotesOf } from '@/lib/content/reviews/best-texts';
import { scoreOf } from '@/lib/content/reviews/review';
import { previewFrameAncestors } from '@/lib/platform/early-env.mjs';
import { namedSpeedShare } from '@/lib/site/analytics/speed';
import { isPaleLogo } from '@/lib/site/pictures/pale-logo';
import { isOneColour, isPale, mainColour, themeVariables } from '@/lib/site/theme/theme';

export const generateStaticParams = sitesToPrerender;

export const generateViewport = async (): Promise<Viewport> => ({
  themeColor: mainColour((await getSite()).colours),
  // Without this setting env(safe-area-inset-*) is 0.
  viewportFit: 'cover',
});

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const site = await getSite();
  const reviews = await getReviews(site);
  const score = scoreOf(reviews);
  const { nav, picture } = messagesOf(site);
  const embedded = embeddedLink(site);
  const hasPaleLogo = await isPaleLogo(site.logo);
  const skipLink = (
    <a href="#content" className="btn skip">
      {nav.skip}
    </a>
  );
  const notice = isPreviewId(site.id) ? (
    <PreviewBar site={site} editors={previewFrameAncestors().join(' ')} fields={fieldsOfPreview(site.id)} />
  ) : (
    analyticsConsentOf(site)
  );
  return (
    <html
      lang={languageTagOf(site)}
      data-scroll-behavior="smooth"
      style={{ ...themeVariables(site.colours), ...shapeOf(site) } as CSSProperties}
      suppressHydrationWarning
    >
      <body
        data-frame-src={embedded ? (frameOrigin(embedded.url) ?? undefined) : undefined}
        data-speed={namedSpeedShare(site)}
        data-tinted={site.pictureTint || undefined}
        data-roomy={(!site.promoVideo && !site.branding) || undefined}
        data-pale={isPale(site.colours) || undefined}
        data-one-colour={isOneColour(site.colours) || undefined}
        data-pale-logo={hasPaleLogo || undefined}
      >
        <LookFiles site={site} />
        {notice ? (
          <>
            {skipLink}
            {notice}
          </>
        ) : (
          skipLink
        )}
        <div className="startup" aria-hidden="true">
          <div className="spinner" />
        </div>
        <PrintSheet site={site} />
        <AnnouncementBar site={site} />
        <Header site={site} other={await otherLanguageOf(site)} />
        <BusinessEstimatePopup site={site}>
          <main id="content" tabIndex={-1} className="outline-none">
            {children}
          </main>
        </BusinessEstimatePopup>
        <FailedPictures text={picture.notFound} />
        <Footer site={site} score={score} quotes={quotesOf(site, reviews)} />
        <FloatingElements site={site} score={score} />
        <SiteBehaviour />
        <Menus />
      </body>
    </html>
  );
}
