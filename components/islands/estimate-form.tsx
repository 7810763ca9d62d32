import type { ReactNode } from 'react';
import type { FormLabels } from '@/lib/content';

/** All that a form says and offers, as plain data: a server parent makes it of a site. */
export type EstimateFormContent = {
  /** Where the form is posted to. */
  action: string;
  labels: Record<keyof FormLabels, string>;
  /** What can be chosen as the type of service; the question is not asked when there is none. */
  services: readonly string[];
  words: Record<'choose' | 'other' | 'required' | 'requiredNote', string>;
};

const Field = ({ id, label, required, note, children, wide = false }: { id: string; label: string; required?: boolean; note: string; children: ReactNode; wide?: boolean }) => (
  <div className={wide ? 'sm:col-span-2' : undefined}>
    <label htmlFor={id} className="mb-1.5 block font-semibold text-heading">
      {label}{required && <span aria-hidden="true" title={note} className="text-secondary-ink"> *</span>}
    </label>
    {children}
  </div>
);

/**
 * The estimate form: a plain POST, which needs no script.
 * @param id sets the fields of several forms on one page apart
 */
export const EstimateForm = ({ content: { action, labels, services, words }, id }: { content: EstimateFormContent; id: string }) => {
  const field = (name: string) => `${id}-${name}`;
  const shared = { className: 'field' };
  return (
    <form method="post" action={action} className="grid gap-5 sm:grid-cols-2">
      <Field id={field('first-name')} label={labels.firstName} note={words.required} required>
        <input {...shared} id={field('first-name')} name="firstName" autoComplete="given-name" required maxLength={100} />
      </Field>
      <Field id={field('last-name')} label={labels.lastName} note={words.required}>
        <input {...shared} id={field('last-name')} name="lastName" autoComplete="family-name" maxLength={100} />
      </Field>
      <Field id={field('email')} label={labels.email} note={words.required}>
        <input {...shared} id={field('email')} name="email" type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Field id={field('phone')} label={labels.phone} note={words.required}>
        <input {...shared} id={field('phone')} name="phone" type="tel" autoComplete="tel" maxLength={40} />
      </Field>
      <Field id={field('address')} label={labels.address} note={words.required} wide={services.length === 0}>
        <input {...shared} id={field('address')} name="address" autoComplete="street-address" maxLength={300} />
      </Field>
      {services.length > 0 && (
        <Field id={field('service')} label={labels.serviceType} note={words.required}>
          <select {...shared} id={field('service')} name="service" defaultValue="">
            <option value="">{words.choose}</option>
            {services.map((name) => <option key={name} value={name}>{name}</option>)}
            <option value={words.other}>{words.other}</option>
          </select>
        </Field>
      )}
      <fieldset className="sm:col-span-2">
        <legend className="mb-1 font-semibold text-heading">{labels.bestWay}</legend>
        <div className="flex flex-wrap gap-x-8">
          {[['phone', labels.byPhone] as const, ['email', labels.byEmail] as const].map(([value, label]) => (
            <label key={value} className="inline-flex min-h-11 items-center gap-3">
              <input type="radio" name="bestWay" value={value} defaultChecked={value === 'phone'} className="size-5 accent-main-ink" />{label}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id={field('message')} label={labels.message} note={words.required} required wide>
        <textarea {...shared} id={field('message')} name="message" rows={4} required maxLength={5000} />
      </Field>
      <div className="sm:col-span-2">
        <p className="mb-4 text-base">{words.requiredNote}</p>
        <button type="submit" className="btn w-full cursor-pointer text-lg">{labels.submit}</button>
      </div>
    </form>
  );
};
