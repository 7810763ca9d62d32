import clsx from 'clsx';
import type { FormHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { bestWays, consentField, hiddenFields, maxLengths, type TypedField } from '@/lib/leads/form/fields';
import type { EstimateFormContent } from '@/lib/leads/form/fields';

type Props = {
  content: EstimateFormContent;
  id: string;
  /** The button that opens the optional fields, which are not folded without it. */
  detailsLabel?: string;
  /** Folded on phones alone (styles/forms.css). */
  isWhole?: boolean;
  posted?: { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> };
  attributes?: FormHTMLAttributes<HTMLFormElement>;
  /** Replaces the photo picker. */
  children?: ReactNode;
};

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> & {
  form: Props;
  name: TypedField;
  control?: 'input' | 'select' | 'textarea';
  rows?: number;
  wide?: boolean;
  /** Beside another field on phones, too. */
  narrow?: boolean;
};

type TextField = Exclude<keyof typeof maxLengths, 'service'>;

const Field = ({
  form: { content, id: prefix, posted },
  name,
  control = 'input',
  wide,
  narrow,
  ...attributes
}: FieldProps) => {
  const Control = control as 'input';
  const id = `${prefix}-${name}`;
  const required = name === 'firstName' || name === 'message';
  const error = posted?.errors[name];
  return (
    <div className={wide ? undefined : clsx('half', !narrow && 'half-on-wide')}>
      <label htmlFor={id} className="label">
        {content.labels[name]}
        {required && (
          <span aria-hidden="true" className="text-secondary-ink">
            {' *'}
          </span>
        )}
      </label>
      <Control
        className="field"
        id={id}
        name={name}
        required={required}
        {...(posted && { defaultValue: posted.values[name] })}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        {...attributes}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
};

const BestWayField = ({ content: { labels }, posted }: Props) => (
  <fieldset className="half half-on-wide">
    <legend className="label">{labels.bestWay}</legend>
    <div className="flex flex-wrap gap-x-6">
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
    className="inline-block py-0.5 font-semibold text-main-ink underline underline-offset-4"
  >
    {privacy.label}
  </a>
);

/** The lead stores this wording with the consent. */
const TextConsent = ({ content, posted }: Props) => (
  <label className="flex min-h-11 items-start gap-3 text-base">
    <input
      type="checkbox"
      name={consentField}
      defaultChecked={!!posted?.values[consentField]}
      className="mt-1 size-5 shrink-0 accent-main-ink"
    />
    <span>
      {content.messages.textConsent} <PrivacyLink {...content} />
    </span>
  </label>
);

/** A plain POST without scripts. Pages wrap it in EstimateFormLoader. */
export const EstimateFields = (form: Props) => {
  const {
    content,
    detailsLabel,
    isWhole,
    attributes,
    // Empty until photo-picker.tsx fills it: without scripts photos are not shrunk, and too large to send.
    children = <div data-photos className="relative empty:hidden" />,
  } = form;
  const { action, labels, services, messages } = content;
  const isFolded = detailsLabel !== undefined;
  const text = { type: 'text', narrow: true };
  const fields: Record<TextField, Partial<FieldProps>> = {
    firstName: { ...text, autoComplete: 'given-name', wide: true },
    lastName: { ...text, autoComplete: 'family-name' },
    email: { type: 'email', autoComplete: 'email' },
    phone: { type: 'tel', autoComplete: 'tel' },
    address: { ...text, autoComplete: 'address-line1' },
    message: { control: 'textarea', rows: 2, wide: true },
  };

  const inputs = (...names: TextField[]) =>
    names.map((name) => (
      <Field key={name} form={form} name={name} maxLength={maxLengths[name]} {...fields[name]} />
    ));

  const optionalFields = (
    <>
      {inputs('lastName', 'address')}
      {services.length > 0 && (
        <Field form={form} name="service" control="select">
          <option value="">{messages.choose}</option>
          {services.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={messages.other}>{messages.other}</option>
        </Field>
      )}
      <BestWayField {...form} />
      {children}
      <TextConsent {...form} />
    </>
  );

  return (
    <form
      id={form.id}
      method="post"
      action={action}
      {...attributes}
      className={clsx('fields', isWhole && 'whole-form')}
    >
      {inputs('firstName', 'phone', 'email', 'message')}
      {isFolded ? (
        <details>
          <summary className="link">
            <Icon name="chevron" className="size-4 turns" />
            {detailsLabel}
          </summary>
          <div className="fields pt-2 pb-4">{optionalFields}</div>
        </details>
      ) : (
        optionalFields
      )}
      <div>
        <p className="mb-2 text-base">
          {messages.requiredNote} {isFolded && <PrivacyLink {...content} />}
        </p>
        <button type="submit" className="btn w-full cursor-pointer">
          {labels.submit}
        </button>
      </div>
      {/* Last: in front of the other fields it stops Chromium's autofill after the names. */}
      <div aria-hidden="true" className="sr-only">
        <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  );
};
