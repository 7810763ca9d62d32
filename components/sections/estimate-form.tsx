import type { ReactNode } from 'react';
import type { Site } from '@/lib/content';
import { wordsIn } from '@/lib/i18n';
import { paths } from '@/lib/routing/paths';

const MOST_SERVICES = 6;

const Field = ({ id, label, required, note, children, wide = false }: { id: string; label: string; required?: boolean; note: string; children: ReactNode; wide?: boolean }) => (
  <div className={wide ? 'sm:col-span-2' : undefined}>
    <label htmlFor={id} className="mb-1.5 block font-semibold text-heading">
      {label}{required && <span aria-hidden="true" title={note} className="text-secondary-ink"> *</span>}
    </label>
    {children}
  </div>
);

/**
 * The estimate form: a plain POST, whole in server HTML. Labels come from the record's formLabel, else in the interface's
 * language.
 * @param id sets the fields of several forms on one page apart
 */
export const EstimateForm = ({ site, id }: { site: Site; id: string }) => {
  const { form } = wordsIn(site.language);
  const labels = site.formLabels;
  const services = site.services.slice(0, MOST_SERVICES);
  const field = (name: string) => `${id}-${name}`;
  const shared = { className: 'field' };
  return (
    <form method="post" action={paths.leads} className="grid gap-5 sm:grid-cols-2">
      <Field id={field('first-name')} label={labels.firstName ?? form.firstName} note={form.required} required>
        <input {...shared} id={field('first-name')} name="firstName" autoComplete="given-name" required maxLength={100} />
      </Field>
      <Field id={field('last-name')} label={labels.lastName ?? form.lastName} note={form.required}>
        <input {...shared} id={field('last-name')} name="lastName" autoComplete="family-name" maxLength={100} />
      </Field>
      <Field id={field('email')} label={labels.email ?? form.email} note={form.required}>
        <input {...shared} id={field('email')} name="email" type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Field id={field('phone')} label={labels.phone ?? form.phone} note={form.required}>
        <input {...shared} id={field('phone')} name="phone" type="tel" autoComplete="tel" maxLength={40} />
      </Field>
      <Field id={field('address')} label={labels.address ?? form.address} note={form.required} wide={services.length === 0}>
        <input {...shared} id={field('address')} name="address" autoComplete="street-address" maxLength={300} />
      </Field>
      {services.length > 0 && (
        <Field id={field('service')} label={labels.serviceType ?? form.serviceType} note={form.required}>
          <select {...shared} id={field('service')} name="service" defaultValue="">
            <option value="">{form.choose}</option>
            {services.map(({ name }) => <option key={name} value={name}>{name}</option>)}
            <option value={form.other}>{form.other}</option>
          </select>
        </Field>
      )}
      <fieldset className="sm:col-span-2">
        <legend className="mb-1 font-semibold text-heading">{labels.bestWay ?? form.bestWay}</legend>
        <div className="flex flex-wrap gap-x-8">
          {[['phone', labels.byPhone ?? form.byPhone] as const, ['email', labels.byEmail ?? form.byEmail] as const].map(([value, label]) => (
            <label key={value} className="inline-flex min-h-11 items-center gap-3">
              <input type="radio" name="bestWay" value={value} defaultChecked={value === 'phone'} className="size-5 accent-main-ink" />{label}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id={field('message')} label={labels.message ?? form.message} note={form.required} required wide>
        <textarea {...shared} id={field('message')} name="message" rows={4} required maxLength={5000} />
      </Field>
      <div className="sm:col-span-2">
        <p className="mb-4 text-base">{form.requiredNote}</p>
        <button type="submit" className="btn w-full cursor-pointer text-lg">{labels.submit ?? form.submit}</button>
      </div>
    </form>
  );
};
