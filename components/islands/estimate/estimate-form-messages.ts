import type { EstimateFormDictionary } from '@/lib/i18n/estimate-form-en';
import type { EstimateFormContent } from './estimate-form';

/** A form's content with all that a touched form may have to say. */
export const withWords = (
  content: EstimateFormContent,
  { call, lead, estimateForm }: EstimateFormDictionary,
) => ({
  ...content,
  words: {
    ...estimateForm,
    errorsText: lead.errorsText,
    thanksTitle: lead.thanksTitle,
    thanksText: lead.thanksText(content.business),
    thanksCall: lead.thanksCall,
    failed: lead.failed,
    call: content.phone ? call(content.phone.display) : '',
  },
  /** What is said of a field that is wrong. */
  errors: lead.errors,
});

export type SpokenFormContent = ReturnType<typeof withWords>;
