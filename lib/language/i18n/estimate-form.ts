import type texts from './en/estimate-form.json';
import { saying } from './saying';

/** Browsers download these messages when the form is first used. */
export const estimateFormOf = ({ call, lead, ...others }: typeof texts) => ({
  ...others,
  call: saying(call, 'phone'),
  lead: { ...lead, thanksText: saying(lead.thanksText, 'business') },
});
