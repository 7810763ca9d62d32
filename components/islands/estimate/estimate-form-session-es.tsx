import { estimateFormEs } from '@/lib/i18n/estimate-form-es';
import { EstimateFormSession, type SpokenSessionProps } from './estimate-form-session';

/** A touched form in one language, so that a visitor downloads no other. */
export const EstimateFormSessionEs = (props: SpokenSessionProps) => (
  <EstimateFormSession {...props} dictionary={estimateFormEs} />
);
