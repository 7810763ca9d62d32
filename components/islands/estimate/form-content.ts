import type { FormLabels } from '@/lib/content/site';
import type { Language } from '@/lib/i18n';
import type { EstimateFormDictionary } from '@/lib/i18n/estimate-form-en';

/** What an untouched form says and offers, as plain data that a server component passes to the browser. */
export type EstimateFormContent = {
  action: string;
  language: Language;
  business: string;
  labels: Record<keyof FormLabels, string>;
  /** Choices for the type of service; without any the form does not ask. */
  services: readonly string[];
  words: Record<'choose' | 'other' | 'requiredNote' | 'textConsent', string>;
  /** The page that says what is done with what is sent. */
  privacy: { href: string; label: string };
  /** Other ways to reach the business, offered when sending fails. */
  phone: { display: string; digits: string } | null;
  email: string | null;
};

/** Adds what a touched form may have to say, which is downloaded with it. */
export const withDictionary = (
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
  errors: lead.errors,
});

export type SessionContent = ReturnType<typeof withDictionary>;
