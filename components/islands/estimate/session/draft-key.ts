export const DRAFT_KEY = 'estimate-draft';

/** Apart from draft.ts, because every page with a form loads this. */
export const hasDraft = (): boolean => {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
};
