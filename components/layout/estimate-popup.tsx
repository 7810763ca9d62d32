import { EstimatePopup as Popup } from '@/components/islands/estimate-popup';
import { estimateFormContent } from '@/components/sections/estimate-form';
import type { Site } from '@/lib/content';
import { wordsIn } from '@/lib/i18n';
import { paths } from '@/lib/routing/paths';

/** SPEC section 2, shared elements: the estimate popup, with the words for it. */
export const EstimatePopup = ({ site }: { site: Site }) => {
  const { title, close } = wordsIn(site.language).estimatePopup;
  return (
    <Popup content={estimateFormContent(site)} title={title} closeLabel={close} exceptOn={paths.contact} />
  );
};
