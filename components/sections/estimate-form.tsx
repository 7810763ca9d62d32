import { cache } from 'react';
import { EstimateForm as Form, type EstimateFormContent } from '@/components/islands/estimate-form';
import type { FormLabels, Site } from '@/lib/content';
import { wordsIn } from '@/lib/i18n';
import { paths } from '@/lib/routing/paths';

const MOST_SERVICES = 6;

/**
 * What a site's forms say and offer: labels from the record's formLabel, else in the interface's language, and the first six
 * services (SPEC section 9). One object for all forms of a page, so that the browser gets it once.
 */
export const estimateFormContent = cache((site: Site): EstimateFormContent => {
  const { choose, other, required, requiredNote, ...form } = wordsIn(site.language).form;
  const label = (name: keyof FormLabels) => site.formLabels[name] ?? form[name];
  return {
    action: paths.leads,
    labels: {
      firstName: label('firstName'), lastName: label('lastName'), email: label('email'), phone: label('phone'), address: label('address'), serviceType: label('serviceType'),
      bestWay: label('bestWay'), byPhone: label('byPhone'), byEmail: label('byEmail'), message: label('message'), submit: label('submit'),
    },
    services: site.services.slice(0, MOST_SERVICES).map(({ name }) => name),
    words: { choose, other, required, requiredNote },
  };
});

/**
 * A site's estimate form, whole in server HTML.
 * @param id sets the fields of several forms on one page apart
 */
export const EstimateForm = ({ site, id }: { site: Site; id: string }) => <Form content={estimateFormContent(site)} id={id} />;
