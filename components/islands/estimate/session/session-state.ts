import type { EstimateFormMessages } from '@/lib/language/i18n/en/estimate-form-messages';
import type { EstimateFormContent } from '@/lib/leads/form/fields';
import type { TypedFields } from './form-fields';

export const withMessages = (
  content: EstimateFormContent,
  { call, lead, estimateForm }: EstimateFormMessages,
) => ({
  ...content,
  messages: {
    ...estimateForm,
    errorsText: lead.errorsText,
    thanksTitle: lead.thanksTitle,
    thanksText: lead.thanksText(content.business.replace(/\.$/, '')),
    thanksCall: lead.thanksCall,
    failed: lead.failed,
    call: content.phone ? call(content.phone.display) : '',
  },
  errors: lead.errors,
});

export type SessionContent = ReturnType<typeof withMessages>;

export type Unsent = { message: string; fields: TypedFields };

export type FieldMessages = Readonly<Record<string, string>>;

export type SessionState = {
  step: 'editing' | 'sending' | 'sent';
  errors: FieldMessages;
  /** The number of times that errors were found on sending: each moves focus to the first error. */
  rejections: number;
  photos: readonly File[];
  /** The request that could not be sent. */
  unsent: Unsent | null;
};
