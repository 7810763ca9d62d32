import { messagesOf, type Shown, type Worded } from '@/lib/site/messages';
import { settingsOfSite } from '@/lib/content/hosts/hosts';

const states = ['ask', 'allowed', 'refused', 'gpc'] as const;

/** public/assets/consent/consent.js listens to these buttons. */
export const ConsentButtons = ({ site }: { site: Worded }) => {
  const { consent } = messagesOf(site);
  return (
    <div className="consent-buttons">
      <button type="button" data-consent="refused" className="btn btn-small btn-line">
        {consent.refuse}
      </button>
      <button type="button" data-consent="allowed" className="btn btn-small btn-line">
        {consent.allow}
      </button>
    </div>
  );
};

export const ConsentChoice = ({ site }: { site: Shown<'id'> }) => {
  if (!settingsOfSite(site.id).analytics) return null;
  const { consent } = messagesOf(site);
  return (
    <div role="group" aria-label={consent.title} className="consent-choice mt-6 hidden">
      <div aria-live="polite">
        {states.map((state) => (
          <p key={state} data-when={state}>
            {consent.states[state]}
          </p>
        ))}
      </div>
      <ConsentButtons site={site} />
    </div>
  );
};
