import type { TypedFields } from './estimate-draft';

// What is needed of the form's memory before the form is touched. Small: it comes with every page that has a form.

/** Where a draft is kept in this browser. Storage belongs to an origin, and an origin is one site. */
export const draftKey = 'estimate-draft';

/** Told to the window when the draft has changed in this tab; its detail is the form that changed it. */
export const draftEvent = 'estimate-draft';

/** Told to the window when a form that is no longer there could not be sent. */
export const missedEvent = 'estimate-missed';

/** What a visitor was not told of, because its form was closed while it was being sent. */
export const missed: { unsent: { message: string; fields: TypedFields } | null } = { unsent: null };

const campaignKey = 'campaign';

/** Is there something that was typed and not sent? False where the browser keeps nothing. */
export const hasDraft = (): boolean => {
  try {
    return localStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
};

/** Keeps the campaign that brought the visitor until the tab is closed: the form may stand on another page than the advertisement's. */
export const rememberCampaign = (): void => {
  try {
    if (/[?&]utm_/.test(location.search)) sessionStorage.setItem(campaignKey, location.search);
  } catch {
    // The page's own address still has it.
  }
};

/** The query of the page to which a campaign brought the visitor, as the tab remembers it. */
export const campaignQuery = (): string => {
  try {
    return sessionStorage.getItem(campaignKey) ?? location.search;
  } catch {
    return location.search;
  }
};
