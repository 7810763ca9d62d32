import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { distance, flag, years } from '@/lib/content/fields/number-kinds';
import { address, dateOrText, email, fact, line, phone } from '@/lib/content/fields/text-kinds';
import words from './business-words.json' with { type: 'json' };

// Every page shows contacts and hours, some three times; each place has a map and structured data.
const MAX_CONTACTS = 20;
const MAX_HOURS = 50;
const MAX_PLACES = 30;
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
      location: list(
        group(
          {
            address,
            url: webLink,
            name: fact,
            phones: list(phoneEntry, MAX_OF_PLACE),
            emails: list(emailEntry, MAX_OF_PLACE),
            hours: list(
              group({ day: line, hour: line }, words.business.fields.location.fields.hours.fields),
              MAX_OF_PLACE,
            ),
          },
          words.business.fields.location.fields,
        ),
        MAX_PLACES,
      ),
      phones: list(phoneEntry, MAX_CONTACTS),
      emails: list(emailEntry, MAX_CONTACTS),
      workdays: list(group({ day: line }, words.business.fields.workdays.fields), MAX_HOURS),
      workHours: list(group({ hour: line }, words.business.fields.workHours.fields), MAX_HOURS),
      specialHours: list(
        group(
          { from: dateOrText, to: dateOrText, hours: line, closed: flag, yearly: flag, note: line },
          words.business.fields.specialHours.fields,
        ),
        MAX_HOURS,
      ),
    },
    words.business.fields,
  ),
  words.business,
);
