import 'server-only';
import { isPossiblePhoneNumber } from 'libphonenumber-js';
import { checkPosted, type LeadErrors, type PostedLead } from '@/lib/leads/form/lead-schema';

/** The form's schema, and whether a phone number can exist; by its length only, as number ranges change. */
export const checkLead = (
  posted: Readonly<Record<string, unknown>>,
): { lead: PostedLead } | { errors: LeadErrors } => {
  const checked = checkPosted(posted);
  const phone = 'lead' in checked ? checked.lead.phone : '';
  return phone && !isPossiblePhoneNumber(phone, 'US') ? { errors: { phone: 'phone' } } : checked;
};
