import type { DaysAndHours } from '@/lib/language/opening-hours/weekly-hours';

/**
 * `digits`: 10 digits in North America, else '+', country code and number; then maybe ';ext=12'. `written`:
 * the record's text, which may name several numbers. `messagesBy`: of a number that takes no calls.
 */
export type Phone = {
  label: string | null;
  display: string;
  digits: string;
  written: string;
  messagesBy?: 'sms' | 'whatsApp';
};
/** The phone that pages call: the first that takes calls, else the first. */
export const mainPhone = (phones: readonly Phone[]): Phone | undefined =>
  phones.find(({ messagesBy }) => !messagesBy) ?? phones[0];

/** The place's own name, contacts and hours; a place does not inherit those of the business. */
export type PlaceFacts = {
  name: string | null;
  phones: Phone[];
  emails: string[];
  openingHours: DaysAndHours[];
};
export type Place = { address: string; mapUrl: string | null } & PlaceFacts;
/** `centre`: of an address that stays private, about a kilometre exact. */
export type ServiceArea = {
  cities: string[];
  isAddressHidden: boolean;
  centre: {
    city: string | null;
    region: string | null;
    point: { latitude: number; longitude: number } | null;
    timeZone: string | null;
  } | null;
};
/** A text as `value` is shown as it is written: '10K+'. */
export type Counter = { value: number | string; unit: string; label: string };
export type Places = { places: Place[]; serviceArea: ServiceArea };
export type Distances = {
  /** Measured in `distanceUnit`. */
  milesCovered: number | null;
  distanceUnit: 'mi' | 'km';
};

export const usesMiles = (country: string): boolean => ['US', 'GB', 'LR', 'MM'].includes(country);

/** Whether the record says more of a place than its address. */
export const hasOwnFacts = ({ name, phones, emails, openingHours }: PlaceFacts): boolean =>
  name !== null || phones.length + emails.length + openingHours.length > 0;
