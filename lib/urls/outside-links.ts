// Numbers are North American (SPEC section 9: prefix +1): 10 digits, country code and punctuation taken off.

/** The tap-to-call link of a number. */
export const telLink = (digits: string): string => `tel:+1${digits}`;

/** The messaging service's link to a number, with a first message when there is one. */
export const messageLink = (digits: string, text?: string): string =>
  `https://wa.me/1${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** The e-mail link of an address. */
export const mailLink = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** Directions to a free-text address, at a map service. */
export const directionsLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** An address that a map service answers in a frame only: opened as a page it is an error, or a map without directions. */
const isForFrames = (mapUrl: string): boolean => {
  const { pathname, searchParams } = new URL(mapUrl);
  return pathname.startsWith('/maps/embed') || searchParams.get('output') === 'embed';
};

/** Directions to a place: its record's own link to a map, else by its address. */
export const directionsTo = ({ address, mapUrl }: { address: string; mapUrl: string | null }): string =>
  mapUrl && !isForFrames(mapUrl) ? mapUrl : directionsLink(address);

/** The map around a free-text address, made to stand in a frame; `language` is a code such as 'es'. */
export const mapFrameLink = (address: string, language: string): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed&hl=${encodeURIComponent(language)}`;

/** Where a video of the channel is watched. */
export const watchLink = (videoId: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
