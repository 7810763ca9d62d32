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
  step: 'editing' | 'sending' | 'sent' | 'unsent';
  errors: FieldMessages;
  rejections: number;
  photos: readonly File[];
  unsent: Unsent | null;
};

export type SessionAction =
  | { type: 'photosChosen'; photos: readonly File[] }
  | { type: 'sendStarted' }
  | { type: 'rejected' | 'corrected'; errors: FieldMessages }
  | { type: 'failed'; unsent: Unsent }
  | { type: 'sent' }
  | { type: 'emptied' };

export const startSession = (unsent: Unsent | null): SessionState => ({
  step: unsent ? 'unsent' : 'editing',
  errors: {},
  rejections: 0,
  photos: [],
  unsent,
});

export const reduceSession = (state: SessionState, action: SessionAction): SessionState => {
  switch (action.type) {
    case 'photosChosen':
      return { ...state, photos: action.photos };
    case 'sendStarted':
      return { ...state, step: 'sending', errors: {}, unsent: null };
    case 'rejected':
      return {
        ...state,
        step: 'editing',
        errors: action.errors,
        rejections: state.rejections + 1,
        unsent: null,
      };
    case 'corrected':
      return { ...state, errors: action.errors };
    case 'failed':
      return { ...state, step: 'unsent', unsent: action.unsent };
    case 'sent':
      return { ...state, step: 'sent', errors: {}, photos: [], unsent: null };
    case 'emptied':
      return {
        ...state,
        step: state.step === 'unsent' ? 'editing' : state.step,
        errors: {},
        photos: [],
        unsent: null,
      };
  }
};
