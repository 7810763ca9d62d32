const KEY = 'estimate-popup';

/** 30 days in milliseconds. */
const PERIOD = 30 * 24 * 60 * 60 * 1_000;

/** Has this browser shown the popup in the last 30 days? */
export const wasShownRecently = (): boolean => {
  try {
    return Date.now() - Number(localStorage.getItem(KEY)) < PERIOD;
  } catch {
    return false;
  }
};

/** Where the browser keeps nothing, the popup opens once per page load. */
export const rememberShown = (): void => {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Nothing to do.
  }
};
