import { isPossiblePhoneNumber } from 'libphonenumber-js';
import { checkPosted, type LeadErrors, type PostedLead } from '@/lib/leads/form/lead';

/** The shared schema, and whether a phone number can exist. Only its length is judged: number ranges change. */
export const checkLead = (
  posted: Readonly<Record<string, unknown>>,
): { lead: PostedLead } | { errors: LeadErrors } => {
  const checked = checkPosted(posted);
  const phone = 'lead' in checked ? checked.lead.phone : '';
  return phone && !isPossiblePhoneNumber(phone, 'US') ? { errors: { phone: 'phone' } } : checked;
};
