import type { Phone } from '@/lib/content/business/business';

/** From `digits` of a phone to '+13035550142'; an extension follows as ';ext=12' (RFC 3966). */
const international = (digits: string): string => (digits.startsWith('+') ? digits : `+1${digits}`);

export const telLink = (digits: string): string => `tel:${international(digits)}`;

/** The number without its extension, for structured data: '+13035550142'. */
export const e164 = (digits: string): string => international(digits).replace(/;.*/, '');

export const messageLink = (digits: string, text?: string): string =>
  `https://wa.me/${e164(digits).slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** Calls a number, or writes to a number that takes no calls. */
export const phoneLink = ({ digits, messagesBy }: Pick<Phone, 'digits' | 'messagesBy'>): string => {
  if (messagesBy === 'whatsApp') return messageLink(digits);
  return messagesBy ? `sms:${e164(digits)}` : telLink(digits);
};

export const mailLink = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

export const directionsLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Embed links fail, or show no directions, when opened as a page. */
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
