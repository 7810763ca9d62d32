import { type Element, isTag, isText } from 'domhandler';
import { all, marks, upwards } from './dom';
import { decoded } from '@/lib/platform/text';
import { plain, vocabulary, wordsOf } from './words';

/** `width` and `height`: null when the page does not say them. `marks`: classes and ids around it. */
export type Picture = {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  marks: string;
  /** Whether it leads to another site, as the sign of a partner does. */
  leadsOut: boolean;
};

const IMAGE = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?/])/i;
/** Builders write the size behind the name: Wix `/v1/fill/w_147,...`, GoDaddy `/:/rs=w:600`. */
const SIZE = /\/v1\/(?:fill|crop|fit)\/.*$|\/:\/.*$/;
const PROXY = /\/(?:_next|_vercel|_ipx|\.netlify)\/images?$/;
const BACKGROUND = /background(?:-image)?\s*:[^;]*url\(\s*['"]?([^'")]+)/i;
/** An address with its width or density; a comma inside of an address does not end it. */
const CANDIDATE = /(\S*[^,\s])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g;
/** Lazy pictures have their address in an attribute that a script reads, and a stand-in in `src`. */
const SETS = [/^data-(?:\w+-)*srcset(?:lazy)?$/, /^srcset$/];
const NAMES = [/^data-(?:\w+-)*(?:src(?:lazy)?|original|large_image|image)$/, /^src$/];
const BACKGROUNDS = [/^data-(?:bg|background(?:-image)?|thumbnail|src(?:lazy)?)$/];

const firstOf = ({ attribs }: Element, names: readonly RegExp[]): string | undefined =>
  names.flatMap((name) => Object.keys(attribs).filter((key) => name.test(key))).map((key) => attribs[key])[0];

/** Builders wrap each part several times: such an element has nothing beside the one inside of it. */
const isWrapper = ({ name, childNodes }: Element): boolean =>
  /^(?:div|span)$/.test(name) &&
  childNodes.filter((node) => isTag(node) || (isText(node) && node.data.trim() !== '')).length === 1;
const near = (node: Element): Element[] =>
  [...upwards(node.parent)].filter((one) => !isWrapper(one)).slice(0, 4);

/** The largest candidate of an image and of the `picture` around it. */
const largest = (node: Element): string | undefined => {
  const frame = near(node).find(({ name }) => name === 'picture');
  // A source for some screens may have another part of the picture.
  return [node, ...(frame ? all('source:not([media])', frame.childNodes) : [])]
    .flatMap((source) => [...(firstOf(source, SETS) ?? '').slice(0, 5_000).matchAll(CANDIDATE)])
    .sort(([, , one = 1], [, , other = 1]) => Number(other) - Number(one))
    .map(([, url = '']) => url)
    .find((url) => !url.startsWith('data:'));
};

const number = (text = ''): number | null =>
  /^\d+(?:px)?$/.test(text.trim()) ? Number.parseInt(text, 10) : null;

/** Without the size that a builder or a service for pictures adds: `/_next/image?url=%2Fa.jpg&w=640`. */
const originalOf = (url: URL): string => {
  const inner = (PROXY.test(url.pathname) && url.searchParams.get('url')) || '';
  const isPicture = /^(?:https?:\/)?\//i.test(inner) && URL.canParse(inner, url);
  return new URL((isPicture ? new URL(inner, url) : url).href.replace(SIZE, '')).href;
};

/** The picture of an element in its largest size: of `img`, behind a thumbnail, of a background. */
export const pictureOf = (node: Element, base: URL): Picture | null => {
  const { attribs } = node;
  const isImage = node.name === 'img' || node.name === 'amp-img';
  const behind = near(node).find(({ name }) => name === 'a')?.attribs['href'] ?? '';
  const shown = isImage
    ? (largest(node) ?? firstOf(node, NAMES))
    : (BACKGROUND.exec(attribs['style'] ?? '')?.[1] ?? firstOf(node, BACKGROUNDS));
  const isThumbnail = (isImage || shown !== undefined) && IMAGE.test(behind);
  const named = (isThumbnail ? behind : shown)?.trim();
  if (!named || /^(?:data|blob|javascript):/i.test(named) || !URL.canParse(named, base)) return null;
  const url = new URL(named, base);
  const target = URL.canParse(behind, base) ? new URL(behind, base).host : base.host;
  return {
    url: originalOf(url),
    alt: (attribs['alt'] ?? attribs['aria-label'] ?? attribs['title'] ?? '').trim(),
    width: isThumbnail ? null : number(attribs['width']),
    height: isThumbnail ? null : number(attribs['height']),
    leadsOut: !['', base.host, url.host].includes(target),
    marks: [node, ...near(node).slice(0, 2)].map(marks).join(' '),
  };
};

/** The words of a file's name: 'kitchenBefore_2.jpg' is 'kitchen before 2'. */
export const fileWords = (url: string): string =>
  plain(
    decoded(new URL(url).pathname.split('/').at(-1) ?? '')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/\.\w+$/, ''),
  );

/** Words of names and alternative texts of pictures that are no photographs of work. */
const NO_PHOTO = wordsOf(vocabulary.noPhoto);
const NO_PHOTO_AROUND = wordsOf(vocabulary.noPhotoAround);
const PERSON = wordsOf(vocabulary.person);
const MIN_SIDE = 100;

/**
 * Whether a picture may be a photograph of work: no drawing, sign, portrait or part of the design. Cameras
 * write no PNG, in which signs and drawings are.
 */
export const isPhoto = ({ url, alt, width, height, leadsOut }: Picture): boolean => {
  const { protocol, pathname } = new URL(url);
  if (!protocol.startsWith('http') || /\.(?:svg|gif|ico|png)$|\.(?:exe|cgi|pl)\b/i.test(pathname))
    return false;
  if (leadsOut) return false;
  if ((width ?? MIN_SIDE) < MIN_SIDE || (height ?? MIN_SIDE) < MIN_SIDE) return false;
  const folders = plain(pathname.replace(/[^/]*$/, ''));
  const isOther = NO_PHOTO.test(`${fileWords(url)} ${plain(alt)}`) || NO_PHOTO_AROUND.test(folders);
  return !isOther && !PERSON.test(plain(alt));
};
