import { stored } from '@/components/islands/storage/storage';

export const DRAFT_KEY = 'estimate-draft';

/** Apart from draft.ts, because every page with a form loads this. */
export const hasDraft = (): boolean => stored('localStorage', DRAFT_KEY) !== null;
