import { cache } from 'react';
import { EstimateFields } from '@/components/islands/estimate/form/estimate-fields';
import { EstimateFormLoader } from '@/components/islands/estimate/form/estimate-form-loader';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { photoField, photoLimits } from '@/lib/leads/form/fields';
import { formContentOf } from '@/lib/leads/form/form-content';

/** One object for all forms of a page, so that the browser gets it once. */
export const estimateFormContent = cache(formContentOf);

/** A plain file input without scripts; with scripts photo-picker.tsx takes its place and shrinks photos. */
const Photos = ({ site, id }: { site: Site; id: string }) => {
  const { lead, estimateForm } = messagesOf(site);
  return (
    <>
      <div data-photos className="relative empty:hidden" />
      <noscript>
        <label htmlFor={`${id}-photos`} className="label">
          {lead.photos}
        </label>
        <input
          className="field"
          id={`${id}-photos`}
          name={photoField}
          type="file"
          multiple
          accept={photoLimits.types.join(',')}
          aria-describedby={`${id}-photos-hint`}
        />
        <p id={`${id}-photos-hint`} className="mt-2 text-base">
          {estimateForm.photosHint}
        </p>
      </noscript>
    </>
  );
};

type Props = {
  site: Site;
  /** Keeps the ids of several forms on one page apart. */
  id: string;
  /** Shows the fields of the popup; a button opens the others. Elsewhere it does so on phones. */
  isShort?: boolean;
};

export const BusinessEstimateForm = ({ site, id, isShort = false }: Props) => (
  <EstimateFormLoader content={estimateFormContent(site)}>
    <EstimateFields
      content={estimateFormContent(site)}
      id={id}
      attributes={{ encType: 'multipart/form-data' }}
      detailsLabel={messagesOf(site).estimateForm.addDetails}
      isWhole={!isShort && site.look !== 'studio'}
    >
      <Photos site={site} id={id} />
    </EstimateFields>
  </EstimateFormLoader>
);
