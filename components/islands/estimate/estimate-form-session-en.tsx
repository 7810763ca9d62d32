import { estimateFormEn } from '@/lib/i18n/estimate-form-en';
import { EstimateFormSession, type SpokenSessionProps } from './estimate-form-session';

/** A touched form in one language, so that a visitor downloads no other. */
export const EstimateFormSessionEn = (props: SpokenSessionProps) => (
  <EstimateFormSession {...props} dictionary={estimateFormEn} />
);
