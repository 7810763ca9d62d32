import { field, group, groups, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { distance, flag, years } from '@/lib/content/fields/number-kinds';
import { address, dateOrText, email, fact, line, phone } from '@/lib/content/fields/text-kinds';
import words from './business-words.json' with { type: 'json' };

// Every page shows contacts and hours, some three times; each place has a map and structured data.
const MAX_CONTACTS = 20;
const MAX_HOURS = 50;
const MAX_OF_PLACE = 14;

const phoneEntry = group({ phone, name: fact }, words.phoneEntry);
const emailEntry = group({ email }, words.emailEntry);

export const business = field(
  group(
    {
      name: line,
      favicon: picture,
      logo: picture,
      exprYears: years,
      miles: distance,
      licensed: fact,
      paymentMethod: fact,
      location: groups(words.business.fields.location, 30, {
        address,
        url: webLink,
        name: fact,
        phones: list(phoneEntry, MAX_OF_PLACE),
        emails: list(emailEntry, MAX_OF_PLACE),
        hours: groups(words.business.fields.location.fields.hours, MAX_OF_PLACE, { day: line, hour: line }),
      }),
      phones: list(phoneEntry, MAX_CONTACTS),
      emails: list(emailEntry, MAX_CONTACTS),
      workdays: groups(words.business.fields.workdays, MAX_HOURS, { day: line }),
      workHours: groups(words.business.fields.workHours, MAX_HOURS, { hour: line }),
      specialHours: groups(words.business.fields.specialHours, MAX_HOURS, {
        from: dateOrText,
        to: dateOrText,
        hours: line,
        closed: flag,
        yearly: flag,
        note: line,
      }),
    },
    words.business.fields,
  ),
  words.business,
);
