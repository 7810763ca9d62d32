import clsx from 'clsx';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { consentField, hiddenFields, maxLengths } from '@/lib/leads/form/fields';
import { EstimateFormLoader } from './estimate-form-loader';
import type { EstimateFormContent } from '@/components/islands/estimate/fields/form-content';
import type { Unsent } from '@/components/islands/estimate/session/session-state';

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

const MessageField = ({ id, label, rows }: FieldProps & { rows: number }) => (
  <Field id={id} label={label} required wide>
    <textarea className="field" id={id} name="message" rows={rows} required maxLength={maxLengths.message} />
  </Field>
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
const TextConsent = (content: EstimateFormContent) => (
  <label className="flex min-h-11 items-start gap-3 text-base sm:col-span-2">
    <input type="checkbox" name={consentField} className="mt-1 size-5 shrink-0 accent-main-ink" />
    <span>
      {content.words.textConsent} <PrivacyLink {...content} />
    </span>
  </label>
);

type Props = {
  content: EstimateFormContent;
  id: string;
  /** Short form: the name of the button that opens the optional fields. */
  detailsLabel?: string;
  unsent?: Unsent | null;
};

/** The estimate form: a plain POST without script, which EstimateFormLoader enhances. */
export const EstimateForm = ({ content, id, detailsLabel, unsent }: Props) => {
  const { action, labels, services, words } = content;
  const isShort = detailsLabel !== undefined;
  const hasServices = services.length > 0;

  const firstName = (
    <TextField
      id={`${id}-first-name`}
      name="firstName"
      label={labels.firstName}
      autoComplete="given-name"
      required
      wide={isShort}
    />
  );
  const lastName = (
    <TextField id={`${id}-last-name`} name="lastName" label={labels.lastName} autoComplete="family-name" />
  );
  const email = (
    <TextField id={`${id}-email`} name="email" label={labels.email} type="email" autoComplete="email" />
  );
  const phone = (
    <TextField id={`${id}-phone`} name="phone" label={labels.phone} type="tel" autoComplete="tel" />
  );
  const address = (
    <TextField
      id={`${id}-address`}
      name="address"
      label={labels.address}
      autoComplete="address-line1"
      wide={!hasServices}
    />
  );
  const service = hasServices && <ServiceField id={`${id}-service`} content={content} />;
  const message = <MessageField id={`${id}-message`} label={labels.message} rows={isShort ? 2 : 4} />;
  // photo-picker.tsx fills this: without a script nothing shrinks the photos.
  const photos = <div data-photos className="relative empty:hidden sm:col-span-2" />;

  return (
    <EstimateFormLoader content={content} unsent={unsent}>
      <form
        method="post"
        action={action}
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
                <BestWayField {...content} />
                {photos}
                <TextConsent {...content} />
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
            <BestWayField {...content} />
            {message}
            {photos}
            <TextConsent {...content} />
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
    </EstimateFormLoader>
  );
};
