import { cache } from 'react';
import { EstimateFields } from '@/components/islands/estimate/form/estimate-fields';
import { EstimateFormLoader } from '@/components/islands/estimate/form/estimate-form-loader';
import type { Site } from '@/lib/content';
import { formContentOf } from '@/lib/leads/form-content';

/** One object for all forms of a page, so that the browser gets it once. */
export const estimateFormContent = cache(formContentOf);

/** A site's estimate form, in server HTML. @param id keeps the ids of several forms on one page apart */
export const BusinessEstimateForm = ({ site, id }: { site: Site; id: string }) => (
  <EstimateFormLoader content={estimateFormContent(site)}>
    <EstimateFields content={estimateFormContent(site)} id={id} />
  </EstimateFormLoader>
);
