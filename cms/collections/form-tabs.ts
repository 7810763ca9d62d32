import type { Condition, Field, Tab as PayloadTab } from 'payload';
import { onlyAgencyField } from '../access/access';
import { agencyNames, REVIEWS_FIELD } from '../record/record-form';
import { blocksWith, choices, formFields, pathsIn, tabs } from '../record/form-fields';
import type { Shape } from '../record/shape';
import { w, type FieldWords, type Words } from '../record/words';

const nameOfPage = { label: w('Address'), help: w('Such as /about.') };
const yesNo = { yes: w('Yes'), no: w('No') };
// The site's doctor reports unusable values beside the field: a value of an older record never blocks a save.
const anything = () => true as const;
const component = (file: string, name: string, clientProps: object = {}) => ({
  path: `/components/${file}#${name}`,
  clientProps,
});
// Not `afterInput`: Payload would render every field again at each key.
const help = { Description: component('findings', 'HelpWithFindings') };

// Without this component, a comparison of versions shows the raw data.
const listDiff = component('fields/list-diff', 'ListDiff');

const nameAt = (path: string) => path.split('.').at(-1) as string;

/** What all fields have. */
const common = (path: string, words: FieldWords, own: object, more: object = {}) => ({
  name: nameAt(path),
  label: words.label,
  validate: anything,
  admin: { description: words.help, components: own, ...more },
});

const select = (path: string, words: FieldWords, values: Record<string, Words>): Field => {
  const isLook = path === 'options.look';
  const own = { Field: component('fields/choice-field', 'ChoiceField', { isLook }), Diff: listDiff };
  const options = Object.entries(values).map(([value, label]) => ({ value, label }));
  const enumName = `enum_${path.replaceAll('.', '__')}`;
  return { ...common(path, words, own), type: 'select', options, enumName };
};

const typed = (type: string) => component('fields/typed-field', 'TypedField', { type });
/** The controls of kinds of values that have their own: a palette, a keyboard, a calendar. */
const controls: Partial<Record<string, ReturnType<typeof component>>> = {
  picture: component('fields/picture-field', 'PictureField'),
  colour: component('fields/colour-field', 'ColourField'),
  date: typed('date'),
  tel: typed('tel'),
  email: typed('email'),
  url: typed('url'),
  number: typed('decimal'),
  price: typed('decimal'),
};

/** The control of a list or a week that is shown as a whole, without Payload's rows. */
const wholeControl = (name: string, shape: Shape) => {
  // The pictures show their captions.
  if (name === 'captions') return component('fields/nothing', 'Nothing');
  if (shape.kind === 'week') return component('fields/hours-field', 'HoursField');
  const isPictures = shape.kind === 'list' && shape.row.value?.kind === 'picture';
  return isPictures ? component('fields/picture-list', 'PictureList') : null;
};

/** A field that only some kinds of blocks have: it is shown where one of them is chosen (admin.css). */
const ofBlocks = (path: string, field: Field): Field => {
  const kinds = path.startsWith('options.pages.blocks.') ? blocksWith[nameAt(path)] : undefined;
  if (!kinds) return field;
  const className = ['of-blocks', ...kinds.map((kind) => `of-${kind}`)].join(' ');
  return { ...field, admin: { ...field.admin, className } } as Field;
};

const noNames = new Set(['picture', 'flag', 'anything']);

const list = (path: string, words: FieldWords, shape: Shape & { kind: 'list' | 'named' }): Field => {
  const isNamed = shape.kind === 'named';
  // Pictures, kinds, yes and no are no name of a row.
  const named = Object.entries(shape.row).filter(
    ([key, { kind }]) => !noNames.has(kind) && !choices[`${path}.${key}`],
  );
  const RowLabel = component('fields/row-label', 'RowLabel', {
    word: words.row,
    dated: path === 'options.reviews' ? 'date' : undefined,
    by: [...(isNamed ? ['name'] : []), ...named.map(([key]) => key)],
  });
  return {
    ...common(path, words, { RowLabel, ...help }, { initCollapsed: true }),
    type: 'array',
    labels: words.row && { singular: words.row, plural: words.label },
    fields: [
      ...(isNamed ? [fieldFor('name', nameOfPage, { kind: 'line' })] : []),
      ...Object.entries(shape.row).map(([key, cell]) =>
        ofBlocks(`${path}.${key}`, fieldFor(`${path}.${key}`, words.rows?.[key] as FieldWords, cell)),
      ),
    ],
  };
};

/** Fields with controls of one line: their texts may be long, but hardly ever are. */
const onOneLine = new Set(['slogan', 'value']);

/** The field of Payload for a value of the record. It is no column: all values are in `record` and `form`. */
const fieldFor = (path: string, words: FieldWords, shape: Shape): Field => {
  const name = nameAt(path);
  if (shape.kind === 'flag' || shape.kind === 'anything') return select(path, words, yesNo);
  if (choices[path]) return select(path, words, choices[path]);
  const whole = wholeControl(name, shape);
  if (whole) return { ...common(path, words, { Field: whole, Diff: listDiff }), type: 'json' };
  if (shape.kind === 'list' || shape.kind === 'named') return list(path, words, shape);
  const Field = controls[shape.kind];
  const own = Field ? { Field } : help;
  return shape.kind === 'long' && !onOneLine.has(name)
    ? { ...common(path, words, own, { rows: 3 }), type: 'textarea' }
    : { ...common(path, words, own), type: 'text' };
};

/** One list of reviews: the service's as long as it has any, as on the site, else the business's own. */
const reviewLists = ['reviewsList', 'options.reviews'];
const isShownList =
  (path: string): Condition =>
  (data: Record<string, unknown> | undefined) => {
    const { [REVIEWS_FIELD]: served } = data ?? {};
    return Boolean(Array.isArray(served) ? served.length : served) === (path === 'reviewsList');
  };

const topField = (path: string): Field => {
  const { name, shape, words } = formFields.get(path) ?? {};
  if (!name || !shape || !words) throw new Error(`${path} is no field with words of the record's schema.`);
  const made = fieldFor(path, words, shape);
  const condition = reviewLists.includes(path) ? isShownList(path) : undefined;
  const access = { create: onlyAgencyField, read: onlyAgencyField, update: onlyAgencyField };
  return {
    ...made,
    name,
    virtual: true,
    admin: { readOnly: false, ...made.admin, condition },
    ...(agencyNames.has(name) && { access }),
  } as Field;
};

/** The tabs of the form of a business. */
export const formTabs = (): PayloadTab[] =>
  tabs.map(({ label, sections }) => ({
    label,
    fields: sections.flatMap((section): Field[] => {
      const { label: title } = section;
      const made = pathsIn(section).map(topField);
      return title
        ? [{ type: 'collapsible', label: title, admin: { initCollapsed: true }, fields: made }]
        : made;
    }),
  }));
