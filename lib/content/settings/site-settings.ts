/** Null for a text that is made from the page. */
type PageSearchTexts = Record<'title' | 'description' | 'shareTitle', string | null>;
export type FormLabels = Record<
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'serviceType'
  | 'bestWay'
  | 'byPhone'
  | 'byEmail'
  | 'message'
  | 'submit',
  string | null
>;

export type SearchTexts = { localTitles: boolean; pages: Record<string, PageSearchTexts> };

export type Headings = Record<'map' | 'services' | 'gallery' | 'reviews' | 'branding', string | null>;

export type Widgets = {
  chat: boolean;
  visits: boolean;
  callNow: boolean;
  weather: boolean;
  palette: boolean;
  reviewsBadge: boolean;
};
