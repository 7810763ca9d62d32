import type { Site } from '@/lib/content';
import { escapeHtml } from '@/lib/platform/text';
import { getMessages } from '@/lib/language/i18n';
import { campaignFields, consentField, hiddenFields, photoField, typedFields } from '@/lib/leads/form/fields';
import { labelsOf } from '@/lib/leads/form-labels';
import type { LeadErrors } from '@/lib/leads/form/lead-schema';
import { sitePage } from '@/lib/site/fallback-pages/business-page';
import { tag } from '@/lib/site/fallback-pages/html';
import { paths } from '@/lib/site/urls/paths';
import { fieldLabels, formFields } from './form-errors-fields';
import { formErrorsStyle } from './form-errors-style';

type Options = {
  site: Site;
  posted: Readonly<Record<string, unknown>>;
  errors: LeadErrors;
  hadPhotos: boolean;
};

const honeypot = [
  '<div class="honeypot" aria-hidden="true">',
  `<label for="${hiddenFields.honeypot}">${hiddenFields.honeypot}</label>`,
  tag('input', {
    type: 'text',
    id: hiddenFields.honeypot,
    name: hiddenFields.honeypot,
    tabindex: -1,
    autocomplete: 'off',
  }),
  '</div>',
].join('');

/** The form for a visitor without JavaScript: with its values, and each error above it and at its field. */
export const formPage = ({ site, posted, errors, hadPhotos }: Options): string => {
  const { lead, form, nav } = getMessages(site.language);
  const typed = (name: string) => {
    const value = posted[name];
    return typeof value === 'string' ? value : '';
  };
  const { fields, photos } = formFields({ site, typed, errors });
  const labelOf = fieldLabels(site);

  const wrong = ([...typedFields, photoField] as const).flatMap((name) => {
    const code = errors[name];
    return code ? [`<li><a href="#${name}">${escapeHtml(labelOf[name])}: ${lead.errors[code]}</a></li>`] : [];
  });
  const title = lead.errorsTitle(wrong.length);
  // A call-only site has no privacy page: its text is a disclosure on Home.
  const privacy = site.callOnly ? `${paths.home}#privacy` : paths.privacy;
  const hasPhotoField = hadPhotos || Boolean(errors.photos);

  const summary = [
    '<div class="summary" role="alert" tabindex="-1" autofocus>',
    `<h1>${title}</h1><p>${lead.errorsText}</p><ul>${wrong.join('')}</ul></div>`,
  ];
  const consent = [
    '<label class="choice">',
    tag('input', { type: 'checkbox', name: consentField, checked: typed(consentField) !== '' }),
    `<span>${escapeHtml(lead.textConsent(site.name))}</span></label>`,
  ];
  const hidden = [hiddenFields.id, hiddenFields.page, hiddenFields.botCheck, ...campaignFields]
    .filter((name) => typed(name))
    .map((name) => tag('input', { type: 'hidden', name, value: typed(name) }));

  return sitePage(site, {
    title,
    extraStyle: formErrorsStyle,
    content: [
      ...summary,
      tag('form', {
        method: 'post',
        action: paths.leads,
        enctype: hasPhotoField ? 'multipart/form-data' : undefined,
        novalidate: true,
      }),
      ...typedFields.map((name) => fields[name]),
      hasPhotoField ? photos() : '',
      ...consent,
      honeypot,
      ...hidden,
      `<p>${form.requiredNote}</p>`,
      `<button class="btn" type="submit">${escapeHtml(labelsOf(site).submit)}</button></form>`,
      `<p><a href="${privacy}">${nav.privacy}</a></p>`,
    ].join(''),
  });
};
