import { EstimateFields } from '@/components/islands/estimate/form/estimate-fields';
import { messagesOf } from '@/lib/site/messages';
import type { FormPage } from '@/lib/leads/intake/answers';
import { campaignFields, hiddenFields, photoField, photoLimits, typedFields } from '@/lib/leads/form/fields';
import { formContentOf } from '@/lib/leads/form/form-content';
import { sitePage } from '@/lib/site/fallback-pages/site-page';
import { paths } from '@/lib/site/pages/paths';

const keptFields = [hiddenFields.id, hiddenFields.page, hiddenFields.botCheck, ...campaignFields];

const style = `
form {
  display: grid;
  gap: 1.25rem;
}
label, legend {
  display: block;
  margin-bottom: .375rem;
  padding: 0;
  font-weight: 600;
  color: var(--heading);
}
.field {
  display: block;
  width: 100%;
  min-height: 3rem;
  box-sizing: border-box;
  padding: .625rem .875rem;
  border: 1px solid var(--control);
  border-radius: .625rem;
  background: var(--page);
  color: var(--heading);
  font: inherit;
  font-size: 1rem;
}
fieldset {
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
}
label:has(> input) {
  display: flex;
  gap: .75rem;
  align-items: flex-start;
  min-height: 2.75rem;
  margin: 0;
  padding: .5rem 0;
  box-sizing: border-box;
  font-weight: 400;
  color: inherit;
}
label > input {
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: .3rem 0 0;
  accent-color: var(--main-ink);
}
[aria-invalid] {
  border: 2px solid #b3261e;
}
.field-error {
  margin: .375rem 0 0;
  color: #b3261e;
  font-weight: 600;
}
.field-error::before {
  content: '! ';
  font-weight: 800;
}
.summary {
  margin: 0 0 1.5rem;
  padding: 1.25rem;
  border: 2px solid #b3261e;
  border-radius: .75rem;
}
.summary h1 {
  margin: 0 0 .5rem;
  font-size: 1.375rem;
}
.summary ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
form .btn {
  width: 100%;
}
.sr-only {
  position: absolute;
  inset-inline-start: -100vw;
}
`;

/**
 * A form that was posted without JavaScript, with its values and each error, above the form and at its field.
 */
export const formPage: FormPage = async ({ site, values, errors, hasPhotos }) => {
  // Next refuses a static import in a route handler.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { lead, estimateForm } = messagesOf(site);
  const photosProblem = errors.photos ?? (hasPhotos ? lead.photosAgain : null);
  const content = formContentOf(site);
  const labels = { ...content.labels, [photoField]: lead.photos };
  const wrong = ([...typedFields, photoField] as const).filter((name) => name in errors);
  const title = lead.errorsTitle(wrong.length);
  const privacy = site.callOnly ? { ...content.privacy, href: `${paths.home}#privacy` } : content.privacy;

  // React keeps an empty first line only when it ends with \n alone.
  const lines = Object.entries(values).map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]);
  const posted = { values: Object.fromEntries(lines) as typeof values, errors };

  const summary = (
    <div className="summary" role="alert" tabIndex={-1} autoFocus>
      <h1>{title}</h1>
      <p>{lead.errorsText}</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#form-${name}`}>
              {labels[name]}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
  const photos = (
    <div>
      <label htmlFor={`form-${photoField}`}>{labels.photos}</label>
      <input
        className="field"
        id={`form-${photoField}`}
        name={photoField}
        type="file"
        multiple
        accept={photoLimits.types.join(',')}
        aria-invalid={errors.photos ? true : undefined}
        aria-describedby="form-photos-note"
      />
      <p id="form-photos-note" className={photosProblem ? 'field-error' : undefined}>
        {photosProblem ?? estimateForm.photosHint}
      </p>
    </div>
  );
  const body = (
    <>
      {summary}
      <EstimateFields
        content={{ ...content, privacy }}
        id="form"
        posted={posted}
        attributes={{ noValidate: true, encType: 'multipart/form-data' }}
      >
        {photos}
        {keptFields.map(
          (name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
        )}
      </EstimateFields>
    </>
  );

  return sitePage(site, { title, extraStyle: style, content: renderToStaticMarkup(body) });
};
