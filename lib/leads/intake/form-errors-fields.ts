import type { Site } from '@/lib/content';
import { escapeHtml } from '@/lib/platform/text';
import { getMessages } from '@/lib/language/i18n';
import { bestWays, maxLengths, photoField, photoLimits, type TypedField } from '@/lib/leads/form/fields';
import { labelsOf, servicesOf } from '@/lib/leads/form-labels';
import type { LeadErrors } from '@/lib/leads/form/lead-schema';
import { tag } from '@/lib/site/fallback-pages/html';

export type FieldName = TypedField | typeof photoField;

export type PostedForm = { site: Site; typed: (name: string) => string; errors: LeadErrors };

export const fieldLabels = (site: Site): Record<FieldName, string> => {
  const labels = labelsOf(site);
  return { ...labels, service: labels.serviceType, photos: getMessages(site.language).lead.photos };
};

const isRequired = (name: FieldName) => name === 'firstName' || name === 'message';

/** The fields of the estimate form as HTML, with their values and errors. */
export const formFields = ({ site, typed, errors }: PostedForm) => {
  const { lead, form } = getMessages(site.language);
  const labels = labelsOf(site);
  const labelOf = fieldLabels(site);
  const services = servicesOf(site);

  const labelled = (name: FieldName, control: string) => {
    const mark = isRequired(name) ? ` <span title="${form.required}" aria-hidden="true">*</span>` : '';
    const code = errors[name];
    const error = code ? `<p class="error" id="${name}-error">${lead.errors[code]}</p>` : '';
    return `<div><label for="${name}">${escapeHtml(labelOf[name])}${mark}</label>${control}${error}</div>`;
  };

  const common = (name: FieldName) => ({
    id: name,
    name,
    class: 'field',
    'aria-invalid': errors[name] ? 'true' : undefined,
    'aria-describedby': errors[name] ? `${name}-error` : undefined,
  });

  const input = (name: Exclude<TypedField, 'bestWay' | 'message'>, type: string, autocomplete: string) =>
    labelled(
      name,
      tag('input', {
        ...common(name),
        type,
        autocomplete,
        value: typed(name),
        required: isRequired(name),
        maxlength: maxLengths[name],
      }),
    );

  const option = (value: string, text: string) =>
    `${tag('option', { value, selected: value === typed('service') })}${escapeHtml(text)}</option>`;

  const select = () => {
    const options = [
      option('', form.choose),
      ...services.map((name) => option(name, name)),
      option(form.other, form.other),
    ];
    return `${tag('select', common('service'))}${options.join('')}</select>`;
  };

  const radio = (way: (typeof bestWays)[number], index: number) => {
    const box = tag('input', {
      type: 'radio',
      name: 'bestWay',
      id: index === 0 ? 'bestWay' : undefined,
      value: way,
      checked: (typed('bestWay') || bestWays[0]) === way,
    });
    return `<label class="choice">${box}${escapeHtml(way === 'phone' ? labels.byPhone : labels.byEmail)}</label>`;
  };

  const textarea = tag('textarea', {
    ...common('message'),
    rows: 5,
    required: true,
    maxlength: maxLengths.message,
  });

  const fields: Record<TypedField, string> = {
    firstName: input('firstName', 'text', 'given-name'),
    lastName: input('lastName', 'text', 'family-name'),
    email: input('email', 'email', 'email'),
    phone: input('phone', 'tel', 'tel'),
    address: input('address', 'text', 'address-line1'),
    service: services.length > 0 ? labelled('service', select()) : '',
    bestWay: [
      `<fieldset><legend>${escapeHtml(labels.bestWay)}</legend>`,
      ...bestWays.map(radio),
      '</fieldset>',
    ].join(''),
    // The line break after the opening tag is not part of the value.
    message: labelled('message', `${textarea}\n${escapeHtml(typed('message'))}</textarea>`),
  };

  const photos = () => {
    const picker = tag('input', {
      ...common(photoField),
      type: 'file',
      multiple: true,
      accept: photoLimits.types.join(','),
    });
    return labelled(photoField, errors.photos ? picker : `${picker}<p class="error">${lead.photosAgain}</p>`);
  };

  return { fields, photos };
};
