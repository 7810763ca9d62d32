export const telLink = (digits: string): string => `tel:+1${digits}`;

/** Opens a WhatsApp chat with the number and `text` typed. */
export const messageLink = (digits: string, text?: string): string =>
  `https://wa.me/1${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

export const mailLink = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

export const directionsLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Embed links fail, or show no directions, when they are opened as a page. */
const isEmbedLink = (mapUrl: string): boolean => {
  const { pathname, searchParams } = new URL(mapUrl);
  return pathname.startsWith('/maps/embed') || searchParams.get('output') === 'embed';
};

/** The record's map link, unless it is for frames; else directions to the address. */
export const directionsTo = ({ address, mapUrl }: { address: string; mapUrl: string | null }): string =>
  mapUrl && !isEmbedLink(mapUrl) ? mapUrl : directionsLink(address);

export const mapFrameLink = (address: string, language: string): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed&hl=${encodeURIComponent(language)}`;

export const watchLink = (videoId: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
