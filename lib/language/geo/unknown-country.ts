/** CLDR's code of an unknown region: of a record whose country is not understood. */
export const UNKNOWN_COUNTRY = 'ZZ';
