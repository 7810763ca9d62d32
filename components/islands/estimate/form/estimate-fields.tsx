import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { bestWays, consentField, hiddenFields, maxLengths, type TypedField } from '@/lib/leads/form/fields';
import type { EstimateFormContent } from '@/lib/leads/form/fields';

type Props = {
  content: EstimateFormContent;
  /** Prefix of the ids of the fields. */
  id: string;
  /** Short form: the name of the button that opens the optional fields. */
  detailsLabel?: string;
  /** What was posted without JavaScript: values and messages by field, and whether there were photos. */
  posted?: {
    values: Readonly<Record<string, string>>;
    errors: Readonly<Record<string, string>>;
    hasPhotos: boolean;
  };
  /** In place of the photos, which a script adds. */
  children?: ReactNode;
};

type FieldProps = { form: Props; name: TypedField; wide?: boolean };

const textFields = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  address: { autoComplete: 'address-line1' },
};

const isRequired = (name: TypedField) => name === 'firstName' || name === 'message';

/** The attributes of a field's control. */
const controlOf = ({ id, posted }: Props, name: Exclude<TypedField, 'bestWay'>) => ({
  className: 'field',
  id: `${id}-${name}`,
  name,
  required: isRequired(name),
  ...(posted && { defaultValue: posted.values[name] }),
  ...(posted?.errors[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-error` }),
});

const Field = ({ form, name, wide, children }: FieldProps & { children: ReactNode }) => {
  const id = `${form.id}-${name}`;
  const error = form.posted?.errors[name];
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-heading">
        {form.content.labels[name]}
        {isRequired(name) && (
          <span aria-hidden="true" className="text-secondary-ink">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
};

const TextField = ({ name, ...field }: FieldProps & { name: keyof typeof textFields }) => (
  <Field name={name} {...field}>
    <input type="text" maxLength={maxLengths[name]} {...textFields[name]} {...controlOf(field.form, name)} />
  </Field>
);

const ServiceField = (form: Props) => {
  const { services, words } = form.content;
  return (
    <Field form={form} name="service">
      <select {...controlOf(form, 'service')}>
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

const BestWayField = ({ content: { labels }, posted }: Props) => (
  <fieldset className="sm:col-span-2">
    <legend className="mb-1 font-semibold text-heading">{labels.bestWay}</legend>
    <div className="flex flex-wrap gap-x-8">
      {bestWays.map((way) => (
        <label key={way} className="inline-flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="bestWay"
            value={way}
            defaultChecked={way === (posted?.values.bestWay ?? 'phone')}
            className="size-5 accent-main-ink"
          />
          {way === 'phone' ? labels.byPhone : labels.byEmail}
        </label>
      ))}
    </div>
  </fieldset>
);

const PrivacyLink = ({ privacy }: EstimateFormContent) => (
  <a
    href={privacy.href}
    className="inline-block py-0.5 font-semibold text-main-ink underline underline-offset-2"
  >
    {privacy.label}
  </a>
);

/** The lead stores this wording with the consent. */
const TextConsent = ({ content, posted }: Props) => (
  <label className="flex min-h-11 items-start gap-3 text-base sm:col-span-2">
    <input
      type="checkbox"
      name={consentField}
      defaultChecked={!!posted?.values[consentField]}
      className="mt-1 size-5 shrink-0 accent-main-ink"
    />
    <span>
      {content.words.textConsent} <PrivacyLink {...content} />
    </span>
  </label>
);

/** The estimate form: a plain POST without script. Pages put it into EstimateFormLoader. */
export const EstimateFields = (form: Props) => {
  const {
    content,
    detailsLabel,
    posted,
    // photo-picker.tsx fills this: without a script nothing shrinks the photos.
    children = <div data-photos className="relative empty:hidden sm:col-span-2" />,
  } = form;
  const { action, labels, services, words } = content;
  const isShort = detailsLabel !== undefined;
  const hasServices = services.length > 0;

  const firstName = <TextField form={form} name="firstName" wide={isShort} />;
  const lastName = <TextField form={form} name="lastName" />;
  const email = <TextField form={form} name="email" />;
  const phone = <TextField form={form} name="phone" />;
  const address = <TextField form={form} name="address" wide={!hasServices} />;
  const service = hasServices && <ServiceField {...form} />;
  const message = (
    <Field form={form} name="message" wide>
      <textarea rows={isShort ? 2 : 4} maxLength={maxLengths.message} {...controlOf(form, 'message')} />
    </Field>
  );

  return (
    <form
      method="post"
      action={action}
      {...(posted && { noValidate: true })}
      {...(posted?.hasPhotos && { encType: 'multipart/form-data' })}
      className={clsx('grid sm:grid-cols-2', isShort ? 'gap-x-5 gap-y-3.5' : 'gap-5')}
    >
      {isShort ? (
        <>
          {firstName}
          {phone}
          {email}
          {message}
          <details className="group/details sm:col-span-2">
            <summary className="link">
              <Icon name="chevron" className="size-4 transition-transform group-open/details:rotate-180" />
              {detailsLabel}
            </summary>
            <div className="grid gap-5 pt-2 pb-4 sm:grid-cols-2">
              {lastName}
              {address}
              {service}
              <BestWayField {...form} />
              {children}
              <TextConsent {...form} />
            </div>
          </details>
        </>
      ) : (
        <>
          {firstName}
          {lastName}
          {email}
          {phone}
          {address}
          {service}
          <BestWayField {...form} />
          {message}
          {children}
          <TextConsent {...form} />
        </>
      )}
      {/* The honeypot, which only programs fill in. */}
      <div aria-hidden="true" className="sr-only">
        <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="sm:col-span-2">
        <p className={clsx('text-base', isShort ? 'mb-2.5' : 'mb-4')}>
          {words.requiredNote} {isShort && <PrivacyLink {...content} />}
        </p>
        <button type="submit" className="btn w-full cursor-pointer text-lg">
          {labels.submit}
        </button>
      </div>
    </form>
  );
};
