import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import { escapeHtml } from '@/lib/escape-html';
import { paths } from '@/lib/urls/paths';
import { sitePage } from '@/lib/plain-pages/business-page';
import {
  bestWays,
  campaignFields,
  consentField,
  hiddenFields,
  maxLengths,
  photoField,
  photoLimits,
  typedFields,
  type TypedField,
} from '@/lib/leads/form/fields';
import { labelsOf, servicesOf } from '@/lib/leads/form/labels';
import type { ErrorCode, LeadErrors } from '@/lib/leads/form/lead';

const style = `form{display:grid;gap:1.25rem}label,legend{display:block;margin-bottom:.375rem;padding:0;font-weight:600;color:var(--heading)}
.field{display:block;width:100%;min-height:3rem;box-sizing:border-box;padding:.625rem .875rem;border:1px solid var(--control);border-radius:.625rem;background:var(--page);color:var(--heading);font:inherit;font-size:1rem}
fieldset{border:0;margin:0;padding:0;min-width:0}.choice{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;margin:0;padding:.5rem 0;box-sizing:border-box;font-weight:400;color:inherit}.choice input{flex:none;width:1.25rem;height:1.25rem;margin:.3rem 0 0;accent-color:var(--main-ink)}
[aria-invalid]{border:2px solid #b3261e}.error{margin:.375rem 0 0;color:#b3261e;font-weight:600}.error::before{content:'! ';font-weight:800}
.summary{margin:0 0 1.5rem;padding:1.25rem;border:2px solid #b3261e;border-radius:.75rem}.summary h1{margin:0 0 .5rem;font-size:1.375rem}.summary ul{margin:0;padding:0;list-style:none}
.honeypot{position:absolute;inset-inline-start:-100vw}
`;

const attributes = (values: Record<string, string | number | boolean | undefined>) =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined || value === false
        ? []
        : [value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`],
    )
    .join('');

type Options = {
  site: Site;
  posted: Readonly<Record<string, unknown>>;
  errors: LeadErrors;
  /** Photos came with it, which no page can put back into a form. */ hadPhotos: boolean;
};

/** The form again, for a visitor without JavaScript: everything typed still there, and what is wrong said above it and at each field. */
export const formPage = ({ site, posted, errors, hadPhotos }: Options): string => {
  const { lead, form } = getMessages(site.language);
  const labels = labelsOf(site);
  const services = servicesOf(site);
  const typed = (name: string) => {
    const value = posted[name];
    return typeof value === 'string' ? value : '';
  };
  const word = (code: ErrorCode) => lead.errors[code];
  const labelOf: Record<TypedField | typeof photoField, string> = {
    ...labels,
    service: labels.serviceType,
    photos: lead.photos,
  };
  const isRequired = (name: string) => name === 'firstName' || name === 'message';

  const errorOf = (name: TypedField | typeof photoField) =>
    errors[name] ? `<p class="error" id="${name}-error">${word(errors[name])}</p>` : '';
  const common = (name: TypedField | typeof photoField) => ({
    id: name,
    name,
    class: 'field',
    'aria-invalid': errors[name] ? 'true' : undefined,
    'aria-describedby': errors[name] ? `${name}-error` : undefined,
  });
  const wrap = (name: TypedField | typeof photoField, control: string) =>
    `<div><label for="${name}">${escapeHtml(labelOf[name])}${isRequired(name) ? ` <span title="${form.required}" aria-hidden="true">*</span>` : ''}</label>${control}${errorOf(name)}</div>`;
  const input = (name: Exclude<TypedField, 'bestWay' | 'message'>, type: string, autocomplete: string) =>
    wrap(
      name,
      `<input${attributes({ ...common(name), type, autocomplete, value: typed(name), required: isRequired(name), maxlength: maxLengths[name] })}>`,
    );

  const option = (value: string, text: string) =>
    `<option${attributes({ value, selected: value === typed('service') })}>${escapeHtml(text)}</option>`;
  const radio = (way: (typeof bestWays)[number], index: number) =>
    `<label class="choice"><input${attributes({ type: 'radio', name: 'bestWay', id: index === 0 ? 'bestWay' : undefined, value: way, checked: typed('bestWay') ? typed('bestWay') === way : index === 0 })}>${escapeHtml(way === 'phone' ? labels.byPhone : labels.byEmail)}</label>`;

  const fields: Record<TypedField, string> = {
    firstName: input('firstName', 'text', 'given-name'),
    lastName: input('lastName', 'text', 'family-name'),
    email: input('email', 'email', 'email'),
    phone: input('phone', 'tel', 'tel'),
    address: input('address', 'text', 'address-line1'),
    service: services.length
      ? wrap(
          'service',
          `<select${attributes(common('service'))}>${option('', form.choose)}${services.map((name) => option(name, name)).join('')}${option(form.other, form.other)}</select>`,
        )
      : '',
    bestWay: `<fieldset><legend>${escapeHtml(labels.bestWay)}</legend>${bestWays.map(radio).join('')}</fieldset>`,
    message: wrap(
      'message',
      `<textarea${attributes({ ...common('message'), rows: 5, required: true, maxlength: maxLengths.message })}>\n${escapeHtml(typed('message'))}</textarea>`,
    ),
  };

  const wrong = ([...typedFields, photoField] as const).flatMap((name) => {
    const code = errors[name];
    return code ? [`<li><a href="#${name}">${escapeHtml(labelOf[name])}: ${word(code)}</a></li>`] : [];
  });
  const title = lead.errorsTitle(wrong.length);
  const hidden = [hiddenFields.id, hiddenFields.page, hiddenFields.botCheck, ...campaignFields]
    .filter((name) => typed(name))
    .map((name) => `<input${attributes({ type: 'hidden', name, value: typed(name) })}>`);
  const photos =
    hadPhotos || errors.photos
      ? wrap(
          photoField,
          `<input${attributes({ ...common(photoField), type: 'file', multiple: true, accept: photoLimits.types.join(',') })}>${errors.photos ? '' : `<p class="error">${lead.photosAgain}</p>`}`,
        )
      : '';
  return sitePage(site, {
    title,
    extraStyle: style,
    content: `<div class="summary" role="alert" tabindex="-1" autofocus><h1>${title}</h1><p>${lead.errorsText}</p><ul>${wrong.join('')}</ul></div>
<form method="post" action="${paths.leads}"${photos ? ' enctype="multipart/form-data"' : ''} novalidate>${typedFields.map((name) => fields[name]).join('\n')}${photos}
<label class="choice"><input${attributes({ type: 'checkbox', name: consentField, checked: typed(consentField) !== '' })}><span>${escapeHtml(lead.textConsent(site.name))}</span></label>
<div class="honeypot" aria-hidden="true"><label for="${hiddenFields.honeypot}">${hiddenFields.honeypot}</label><input type="text" id="${hiddenFields.honeypot}" name="${hiddenFields.honeypot}" tabindex="-1" autocomplete="off"></div>${hidden.join('')}
<p>${form.requiredNote}</p><button class="btn" type="submit">${escapeHtml(labels.submit)}</button></form>`,
  });
};
