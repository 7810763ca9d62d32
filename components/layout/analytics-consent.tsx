import { ConsentButtons } from '@/components/sections/legal/consent-choice';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { paths } from '@/lib/site/pages/paths';

/** Hidden until consent.js finds no choice; null without analytics. */
export const analyticsConsentOf = (site: Site) => {
  const { analytics } = settingsOfSite(site.id);
  if (!analytics) return null;
  const { name, sources, ...forBrowser } = analytics;
  const { consent, nav } = messagesOf(site);
  return (
    <>
      <section aria-labelledby="consent-title" className="consent-bar hidden">
        <p id="consent-title" className="consent-title">
          {consent.title}
        </p>
        <p>
          {consent.text(name)}{' '}
          <a href={site.callOnly ? '#privacy' : paths.privacy} className="underline">
            {nav.privacy}
          </a>
        </p>
        <ConsentButtons site={site} />
      </section>
      {/* No import, because sites without analytics would download it, too. */}
      {/* eslint-disable-next-line @next/next/no-css-tags */}
      <link rel="stylesheet" href="/assets/consent/consent.css" precedence="consent" />
      {/* lib/serving/next/canonical-page.mjs adds these sources to the page's policy. */}
      <script
        defer
        src="/assets/consent/consent.js"
        data-analytics={JSON.stringify(forBrowser)}
        data-script-src={sources.script.join(' ')}
        data-connect-src={sources.connect.join(' ')}
      />
    </>
  );
};
