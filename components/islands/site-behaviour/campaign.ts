const KEY = 'campaign';

/** Stores the landing page's query (utm_...) for this tab: the form may be on another page. */
export const rememberCampaign = (): void => {
  try {
    if (/[?&]utm_/.test(location.search)) sessionStorage.setItem(KEY, location.search);
  } catch {
    // Without storage, campaignQuery() falls back to the page's own query.
  }
};

/** The query of the tab's landing page, else of this page. */
export const campaignQuery = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? location.search;
  } catch {
    return location.search;
  }
};
