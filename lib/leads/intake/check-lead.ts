import { isPossiblePhoneNumber } from 'libphonenumber-js';
import { checkPosted, type LeadErrors, type PostedLead } from '@/lib/leads/form/lead';

/**
 * The server's check of a posted lead: the shared schema, and whether a phone number can exist (a North American one unless it
 * begins with +). Only its length is judged: number ranges change, and a customer must not be refused for a new one.
 */
export const checkLead = (
  posted: Readonly<Record<string, unknown>>,
): { lead: PostedLead } | { errors: LeadErrors } => {
  const checked = checkPosted(posted);
  const phone = 'lead' in checked ? checked.lead.phone : '';
  return phone && !isPossiblePhoneNumber(phone, 'US') ? { errors: { phone: 'phone' } } : checked;
};
