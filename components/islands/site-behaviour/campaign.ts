import { store, stored } from '@/components/islands/storage/storage';

const KEY = 'campaign';
const BY_ADVERTISEMENT = /[?&](utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid)=/;

const referrerHost = (): string => {
  const { host } = new URL(document.referrer || location.href);
  return host === location.host ? '' : host;
};

/**
 * Keeps query, path and referrer of the visit's first page for this tab, as the form may be on another page.
 * A later advertisement replaces an earlier one.
 */
export const rememberCampaign = (): void => {
  if (stored('sessionStorage', KEY) && !BY_ADVERTISEMENT.test(location.search)) return;
  // Comes before the query, so that the query cannot replace it: the first value of a name counts.
  const arrival = new URLSearchParams({ referrer: referrerHost(), landing_page: location.pathname });
  store('sessionStorage', KEY, `?${arrival}&${location.search.slice(1)}`);
};

/** The campaign as a query; where the browser denies storage, the query of this page. */
export const campaignOfVisit = (): string => stored('sessionStorage', KEY) ?? location.search;
