import type { FormLabels } from '@/lib/content/domain/site';
import type { Language } from '@/lib/language/i18n';
import type { EstimateFormWords } from '@/lib/language/i18n/en/estimate-form-words';

/** Plain data that a server component passes to the browser. */
export type EstimateFormContent = {
  action: string;
  language: Language;
  business: string;
  labels: Record<keyof FormLabels, string>;
  services: readonly string[];
  words: Record<'choose' | 'other' | 'requiredNote' | 'textConsent', string>;
  privacy: { href: string; label: string };
  phone: { display: string; digits: string } | null;
  email: string | null;
};

export const withDictionary = (
  content: EstimateFormContent,
  { call, lead, estimateForm }: EstimateFormWords,
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
  errors: lead.errors,
});

export type SessionContent = ReturnType<typeof withDictionary>;
