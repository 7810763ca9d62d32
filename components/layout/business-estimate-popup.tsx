import { EstimatePopup as Popup } from '@/components/islands/estimate/estimate-popup';
import { estimateFormContent } from '@/components/blocks/business-estimate-form';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import { paths } from '@/lib/urls/paths';

/** SPEC section 2, shared elements: the estimate popup, with the words for it. */
export const EstimatePopup = ({ site }: { site: Site }) => {
  const { title, close } = getMessages(site.language).estimatePopup;
  return (
    <Popup content={estimateFormContent(site)} title={title} closeLabel={close} exceptOn={paths.contact} />
  );
};
