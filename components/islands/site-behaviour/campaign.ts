const KEY = 'campaign';

/** Keeps the query that brought the visitor (utm_...) until the tab closes: the form may be on another page than the landing page. */
export const rememberCampaign = (): void => {
  try {
    if (/[?&]utm_/.test(location.search)) sessionStorage.setItem(KEY, location.search);
  } catch {
    // Without storage, campaignQuery() falls back to the page's own query.
  }
};

/** The query of the landing page, as the tab remembers it; else this page's. */
export const campaignQuery = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? location.search;
  } catch {
    return location.search;
  }
};
