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
  try {
    if (sessionStorage.getItem(KEY) && !BY_ADVERTISEMENT.test(location.search)) return;
    // Comes before the query, so that the query cannot replace it: the first value of a name counts.
    const arrival = new URLSearchParams({ referrer: referrerHost(), landing_page: location.pathname });
    sessionStorage.setItem(KEY, `?${arrival}&${location.search.slice(1)}`);
  } catch {
    // Without storage, campaignOfVisit() uses the page's own query.
  }
};

/** The campaign as a query; without storage, that of this page. */
export const campaignOfVisit = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? location.search;
  } catch {
    return location.search;
  }
};
