const KEY = 'estimate-popup';

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1_000;

export const wasShownRecently = (): boolean => {
  try {
    return Date.now() - Number(localStorage.getItem(KEY)) < THIRTY_DAYS;
  } catch {
    return false;
  }
};

export const rememberShown = (): void => {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage: once per page load.
  }
};
