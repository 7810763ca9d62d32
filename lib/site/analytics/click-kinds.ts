export const clickKinds = ['call', 'message'] as const;
export type ClickKind = (typeof clickKinds)[number];

export const clickPlaces = [
  'header',
  'menu',
  'hero',
  'section',
  'form',
  'contact',
  'floating',
  'footer',
  'popup',
  'other',
] as const;
export type ClickPlace = (typeof clickPlaces)[number];
