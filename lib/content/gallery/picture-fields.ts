import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { shown } from '@/lib/content/fields/number-kinds';
import { focalPoint, line } from '@/lib/content/fields/text-kinds';
import words from './picture-words.json' with { type: 'json' };

const MAX_PICTURES = 1_000;
const MAX_PICTURES_CHARACTERS = 100_000;
const MAX_PROJECTS = 60;
const MAX_PROJECT_PICTURES = 100;
const MAX_PAIRS = 50;
// A site shows only one of these pictures.
const MAX_CHOICES = 10;

export const projects = field(
  list(
    group({ name: line, gallery: list(picture, MAX_PROJECT_PICTURES) }, words.projects.fields),
    MAX_PROJECTS,
    MAX_PICTURES_CHARACTERS,
  ),
  words.projects,
);

export const gallery = field(list(picture, MAX_PICTURES, MAX_PICTURES_CHARACTERS), words.gallery);

export const stock = field(list(picture, MAX_PICTURES, MAX_PICTURES_CHARACTERS), words.stock);

export const beforeAfter = field(
  list(group({ beforeImg: picture, afterImg: picture }, words.beforeAfter.fields), MAX_PAIRS),
  words.beforeAfter,
);

export const captions = field(
  list(
    group({ img: picture, text: line, focus: focalPoint }, words.captions.fields),
    MAX_PICTURES,
    MAX_PICTURES_CHARACTERS,
  ),
  words.captions,
);

export const branding = field(
  list(group({ img: picture, link: webLink, activo: shown }, words.branding.fields), MAX_CHOICES),
  words.branding,
);

export const paymentPictures = field(
  list(group({ img: picture, activo: shown }, words.paymentPictures.fields), MAX_CHOICES),
  words.paymentPictures,
);

export const qrPicture = field(picture, words.qrPicture);
