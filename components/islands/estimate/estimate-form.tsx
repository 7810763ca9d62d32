import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { consentField, hiddenFields, maxLengths } from '@/lib/leads/form/fields';
import { EstimateFormLoader } from './estimate-form-loader';
import type { EstimateFormContent } from './form-content';
import type { Unsent } from './session-state';

type FieldProps = { id: string; label: string; required?: boolean; wide?: boolean };

const Field = ({ id, label, required, wide, children }: FieldProps & { children: ReactNode }) => (
  <div className={wide ? 'sm:col-span-2' : undefined}>
    <label htmlFor={id} className="mb-1.5 block font-semibold text-heading">
      {label}
      {required && (
        <span aria-hidden="true" className="text-secondary-ink">
          {' '}
          *
        </span>
      )}
    </label>
    {children}
  </div>
);

type TextFieldProps = FieldProps & {
  name: 'firstName' | 'lastName' | 'email' | 'phone' | 'address';
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
};

const TextField = ({ name, type = 'text', autoComplete, ...field }: TextFieldProps) => (
  <Field {...field}>
    <input
      className="field"
      id={field.id}
      name={name}
      type={type}
      autoComplete={autoComplete}
      required={field.required}
      maxLength={maxLengths[name]}
    />
  </Field>
);

const ServiceField = ({ id, content }: { id: string; content: EstimateFormContent }) => {
  const { labels, services, words } = content;
  return (
    <Field id={id} label={labels.serviceType}>
      <select className="field" id={id} name="service" defaultValue="">
        <option value="">{words.choose}</option>
        {services.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={words.other}>{words.other}</option>
      </select>
    </Field>
  );
};

const BestWayField = ({ labels }: EstimateFormContent) => (
  <fieldset className="sm:col-span-2">
    <legend className="mb-1 font-semibold text-heading">{labels.bestWay}</legend>
    <div className="flex flex-wrap gap-x-8">
      {(['phone', 'email'] as const).map((way) => (
        <label key={way} className="inline-flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="bestWay"
            value={way}
            defaultChecked={way === 'phone'}
            className="size-5 accent-main-ink"
          />
          {way === 'phone' ? labels.byPhone : labels.byEmail}
        </label>
      ))}
    </div>
  </fieldset>
);

/**
 * The estimate form: a plain POST that needs no script. EstimateFormLoader adds what a script can do better.
 * @param id prefix of the fields' ids: a page may have several forms
 */
export const EstimateForm = ({
  content,
  id,
  unsent,
}: {
  content: EstimateFormContent;
  id: string;
  unsent?: Unsent | null;
}) => {
  const { action, labels, services, words } = content;
  return (
    <EstimateFormLoader content={content} unsent={unsent}>
      <form method="post" action={action} className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}-first-name`}
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          id={`${id}-last-name`}
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
        />
        <TextField id={`${id}-email`} name="email" label={labels.email} type="email" autoComplete="email" />
        <TextField id={`${id}-phone`} name="phone" label={labels.phone} type="tel" autoComplete="tel" />
        <TextField
          id={`${id}-address`}
          name="address"
          label={labels.address}
          autoComplete="address-line1"
          wide={services.length === 0}
        />
        {services.length > 0 && <ServiceField id={`${id}-service`} content={content} />}
        <BestWayField {...content} />
        <Field id={`${id}-message`} label={labels.message} required wide>
          <textarea
            className="field"
            id={`${id}-message`}
            name="message"
            rows={4}
            required
            maxLength={maxLengths.message}
          />
        </Field>
        {/* photo-picker.tsx fills this: without a script, photos would be too large to send. */}
        <div data-photos className="relative empty:hidden sm:col-span-2" />
        {/* Optional and unticked: a consent is recorded together with this wording. */}
        <label className="flex min-h-11 items-start gap-3 text-base sm:col-span-2">
          <input type="checkbox" name={consentField} className="mt-1 size-5 shrink-0 accent-main-ink" />
          <span>{words.textConsent}</span>
        </label>
        {/* The honeypot: no visitor finds this field, so a program has filled it in. */}
        <div aria-hidden="true" className="sr-only">
          <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="sm:col-span-2">
          <p className="mb-4 text-base">{words.requiredNote}</p>
          <button type="submit" className="btn w-full cursor-pointer text-lg">
            {labels.submit}
          </button>
        </div>
      </form>
    </EstimateFormLoader>
  );
};
