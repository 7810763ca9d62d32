import type { Field, Tab as PayloadTab } from 'payload';
import { onlyAgencyField } from '../access/access';
import { agencyNames, COUNTERS_SHOWN, HOURS_FIELD, REVIEWS_FIELD, WEEK_FIELD } from './record-form';
import { recordFields, reviewsShape, type Shape } from './shape';
import { w, type FieldWords, type Words } from './words';
import { businessTabs } from './words-business';
import { siteTabs } from './words-site';

/** All tabs of the form, in their order. */
export const tabs = [...businessTabs, ...siteTabs];

const shapes = new Map<string, { name: string; shape: Shape }>([
  ...recordFields.map(({ name, path, shape }) => [path.join('.'), { name, shape }] as const),
  ['options.countersShown', { name: COUNTERS_SHOWN, shape: { kind: 'flag' } }],
  ['reviewsList', { name: REVIEWS_FIELD, shape: reviewsShape }],
]);

const yesNo = { yes: w('Yes', 'Sí'), no: w('No', 'No') };
// The doctor of the site names what cannot be used, beside the field: a value of an older record never
// blocks.
const anything = () => true as const;
const component = (file: string, name: string, clientProps: object = {}) => ({
  path: `/components/${file}#${name}`,
  clientProps,
});
// Not `afterInput`: with it, Payload renders every field again at each key.
const components = { Description: component('findings', 'HelpWithFindings') };

// Without it, a comparison of versions shows the data.
const listDiff = component('list-diff', 'ListDiff');

const select = (name: string, words: FieldWords, choices: Record<string, Words>): Field => ({
  name,
  type: 'select',
  label: words.label,
  options: Object.entries(choices).map(([value, label]) => ({ value, label })),
  enumName: `enum_${name}`,
  validate: anything,
  admin: { description: words.help, isClearable: true, components },
});

const isPictures = (shape: Shape) => shape.kind === 'list' && shape.row.value?.kind === 'picture';

const list = (name: string, words: FieldWords, shape: Shape & { kind: 'list' | 'named' }): Field => ({
  name,
  type: 'array',
  label: words.label,
  labels: words.row && { singular: words.row, plural: words.label },
  validate: anything,
  fields: Object.entries(words.rows ?? {}).map(([key, cell]) =>
    fieldFor(
      key,
      cell,
      key === 'name' && shape.kind === 'named' ? { kind: 'line' } : (shape.row[key] as Shape),
    ),
  ),
  admin: {
    description: words.help,
    initCollapsed: true,
    components: {
      RowLabel: component('row-label', 'RowLabel', {
        word: words.row,
        // The address of a picture names nothing.
        by: Object.keys(words.rows ?? {}).filter((key) => shape.row[key]?.kind !== 'picture'),
      }),
      ...components,
    },
  },
});

/** The field of Payload for a value of the record. It is no column: all values are in `record` and `form`. */
const fieldFor = (name: string, words: FieldWords, shape: Shape): Field => {
  if (shape.kind === 'flag' || shape.kind === 'anything') return select(name, words, yesNo);
  if (words.choices) return select(name, words, words.choices);
  if (isPictures(shape) || name === 'captions') {
    const Field =
      name === 'captions' ? component('nothing', 'Nothing') : component('picture-list', 'PictureList');
    return {
      name,
      type: 'json',
      label: words.label,
      validate: anything,
      admin: { description: words.help, components: { Field, Diff: listDiff } },
    };
  }
  if (shape.kind === 'list' || shape.kind === 'named') return list(name, words, shape);
  const admin = { description: words.help, components };
  const common = { name, label: words.label, validate: anything };
  if (shape.kind === 'picture')
    return {
      ...common,
      type: 'text',
      admin: { ...admin, components: { Field: component('picture-field', 'PictureField') } },
    };
  if (words.kind === 'colour')
    return {
      ...common,
      type: 'text',
      admin: { ...admin, components: { Field: component('colour-field', 'ColourField') } },
    };
  return shape.kind === 'long' && words.kind !== 'short'
    ? { ...common, type: 'textarea', admin: { ...admin, rows: 3 } }
    : { ...common, type: 'text', admin };
};

const virtual = (field: Field): Field =>
  ({ ...field, virtual: true, admin: { readOnly: false, ...field.admin } }) as Field;

const topField = ([path, words]: [string, FieldWords]): Field => {
  const json = { type: 'json', label: words.label, validate: anything } as const;
  // The grid of days shows the texts too: one control for both.
  if (path === 'dbPrincipal.hours')
    return virtual({
      ...json,
      name: HOURS_FIELD,
      admin: { components: { Field: component('nothing', 'Nothing'), Diff: listDiff } },
    });
  if (path === 'options.hours')
    return virtual({
      ...json,
      name: WEEK_FIELD,
      admin: {
        description: words.help,
        components: { Field: component('hours-field', 'HoursField'), Diff: listDiff },
      },
    });
  const known = shapes.get(path);
  if (!known) throw new Error(`${path} is no field of content/record.schema.json.`);
  const field = fieldFor(known.name, words, known.shape);
  const access = { create: onlyAgencyField, read: onlyAgencyField, update: onlyAgencyField };
  return virtual(agencyNames.has(known.name) ? ({ ...field, access } as Field) : field);
};

/** The tabs of the form of a business. */
export const formTabs = (): PayloadTab[] =>
  tabs.map(({ label, sections }) => ({
    label,
    fields: sections.flatMap(({ label: title, fields }): Field[] => {
      const made = Object.entries(fields).map(topField);
      return title
        ? [{ type: 'collapsible', label: title, admin: { initCollapsed: true }, fields: made }]
        : made;
    }),
  }));
