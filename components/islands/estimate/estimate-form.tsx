import type { ReactNode } from 'react';
import type { FormLabels } from '@/lib/content/site';
import type { Language } from '@/lib/i18n';
import { consentField, hiddenFields, longest } from '@/lib/leads/form/fields';
import { EstimateFormBehaviour } from './estimate-form-behaviour';

/** All that an untouched form says and offers, as plain data: a server parent makes it of a site. */
export type EstimateFormContent = {
  /** Where the form is posted to. */
  action: string;
  language: Language;
  business: string;
  labels: Record<keyof FormLabels, string>;
  /** What can be chosen as the type of service; the question is not asked when there is none. */
  services: readonly string[];
  words: Record<'choose' | 'other' | 'requiredNote' | 'textConsent', string>;
  /** The other ways to reach the business, for when sending fails. */
  phone: { display: string; digits: string } | null;
  email: string | null;
};

const Field = ({
  id,
  label,
  required,
  children,
  wide = false,
}: {
  id: string;
  label: string;
  required?: boolean;
  children: ReactNode;
  wide?: boolean;
}) => (
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

/**
 * The estimate form: a plain POST, which needs no script; EstimateFormBehaviour makes it better where there is one.
 * @param id sets the fields of several forms on one page apart
 */
export const EstimateForm = ({ content, id }: { content: EstimateFormContent; id: string }) => {
  const { action, labels, services, words } = content;
  const field = (name: string) => `${id}-${name}`;
  const shared = { className: 'field' };
  return (
    <EstimateFormBehaviour content={content}>
      <form method="post" action={action} className="grid gap-5 sm:grid-cols-2">
        <Field id={field('first-name')} label={labels.firstName} required>
          <input
            {...shared}
            id={field('first-name')}
            name="firstName"
            type="text"
            autoComplete="given-name"
            required
            maxLength={longest.firstName}
          />
        </Field>
        <Field id={field('last-name')} label={labels.lastName}>
          <input
            {...shared}
            id={field('last-name')}
            name="lastName"
            type="text"
            autoComplete="family-name"
            maxLength={longest.lastName}
          />
        </Field>
        <Field id={field('email')} label={labels.email}>
          <input
            {...shared}
            id={field('email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={longest.email}
          />
        </Field>
        <Field id={field('phone')} label={labels.phone}>
          <input
            {...shared}
            id={field('phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={longest.phone}
          />
        </Field>
        <Field id={field('address')} label={labels.address} wide={services.length === 0}>
          <input
            {...shared}
            id={field('address')}
            name="address"
            type="text"
            autoComplete="address-line1"
            maxLength={longest.address}
          />
        </Field>
        {services.length > 0 && (
          <Field id={field('service')} label={labels.serviceType}>
            <select {...shared} id={field('service')} name="service" defaultValue="">
              <option value="">{words.choose}</option>
              {services.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
              <option value={words.other}>{words.other}</option>
            </select>
          </Field>
        )}
        <fieldset className="sm:col-span-2">
          <legend className="mb-1 font-semibold text-heading">{labels.bestWay}</legend>
          <div className="flex flex-wrap gap-x-8">
            {[['phone', labels.byPhone] as const, ['email', labels.byEmail] as const].map(
              ([value, label]) => (
                <label key={value} className="inline-flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    name="bestWay"
                    value={value}
                    defaultChecked={value === 'phone'}
                    className="size-5 accent-main-ink"
                  />
                  {label}
                </label>
              ),
            )}
          </div>
        </fieldset>
        <Field id={field('message')} label={labels.message} required wide>
          <textarea
            {...shared}
            id={field('message')}
            name="message"
            rows={4}
            required
            maxLength={longest.message}
          />
        </Field>
        {/* Photos stand here where there is a script, which makes them small enough to be sent (estimate-photos.tsx). */}
        <div data-photos className="relative empty:hidden sm:col-span-2" />
        {/* Never required and never ticked beforehand: what is agreed to by it is recorded with its wording. */}
        <label className="flex min-h-11 items-start gap-3 text-base sm:col-span-2">
          <input type="checkbox" name={consentField} className="mt-1 size-5 shrink-0 accent-main-ink" />
          <span>{words.textConsent}</span>
        </label>
        {/* A field that no person finds: what fills it in is a program. */}
        <div aria-hidden="true" className="sr-only">
          <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="sm:col-span-2">
          <p className="mb-4 text-base">{words.requiredNote}</p>
          <button type="submit" className="btn w-full cursor-pointer text-lg">
            {labels.submit}
          </button>
        </div>
      </form>
    </EstimateFormBehaviour>
  );
};
