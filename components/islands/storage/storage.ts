type Kind = 'localStorage' | 'sessionStorage';

/** @returns null without a value, and where the browser denies storage */
export const stored = (kind: Kind, key: string): string | null => {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a value, or removes it for null. @returns false where the browser denies storage */
export const store = (kind: Kind, key: string, value: string | null): boolean => {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
