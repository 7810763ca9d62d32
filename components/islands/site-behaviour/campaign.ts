const KEY = 'campaign';
const BY_ADVERTISEMENT = /[?&](utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid)=/;

const referrerHost = (): string => {
  const { host } = new URL(document.referrer || location.href);
  return host === location.host ? '' : host;
};

/**
 * Keeps for this tab what brought the visit, as the form may be on another page: the query, path and
 * referrer of its first page. A later advertisement takes the place of an earlier one.
 */
export const rememberCampaign = (): void => {
  try {
    if (sessionStorage.getItem(KEY) && !BY_ADVERTISEMENT.test(location.search)) return;
    // Before the query, so that the query cannot replace them: the first of a name counts.
    const arrival = new URLSearchParams({ referrer: referrerHost(), landing_page: location.pathname });
    sessionStorage.setItem(KEY, `?${arrival}&${location.search.slice(1)}`);
  } catch {
    // Without storage, campaignOfVisit() falls back to the page's own query.
  }
};

/** The campaign fields of the tab's visit as a query, else the query of this page. */
export const campaignOfVisit = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? location.search;
  } catch {
    return location.search;
  }
};
