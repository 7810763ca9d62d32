import { field, groups, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { shown } from '@/lib/content/fields/number-kinds';
import { focalPoint, line } from '@/lib/content/fields/text-kinds';
import words from './picture-words.json' with { type: 'json' };

const MAX_PICTURES = 1_000;
const MAX_PICTURES_CHARACTERS = 100_000;
// A site shows only one of these pictures.
const MAX_CHOICES = 10;

export const projects = groups(
  words.projects,
  60,
  { name: line, gallery: list(picture, 100) },
  MAX_PICTURES_CHARACTERS,
);

export const gallery = field(list(picture, MAX_PICTURES, MAX_PICTURES_CHARACTERS), words.gallery);

export const stock = field(list(picture, MAX_PICTURES, MAX_PICTURES_CHARACTERS), words.stock);

export const beforeAfter = groups(words.beforeAfter, 50, { beforeImg: picture, afterImg: picture });

export const captions = groups(
  words.captions,
  MAX_PICTURES,
  { img: picture, text: line, focus: focalPoint },
  MAX_PICTURES_CHARACTERS,
);

export const branding = groups(words.branding, MAX_CHOICES, { img: picture, link: webLink, activo: shown });

export const paymentPictures = groups(words.paymentPictures, MAX_CHOICES, { img: picture, activo: shown });

export const qrPicture = field(picture, words.qrPicture);
