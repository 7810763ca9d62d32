import type { ReactNode } from 'react';
import { estimateFormContent } from '@/components/blocks/business-estimate-form';
import { EstimatePopup } from '@/components/islands/estimate/estimate-popup';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import { paths } from '@/lib/urls/paths';

/** A site's estimate popup (SPEC section 2, shared elements), around the page's content. */
export const BusinessEstimatePopup = ({ site, children }: { site: Site; children: ReactNode }) => {
  const { title, close } = getMessages(site.language).estimatePopup;
  return (
    <EstimatePopup
      content={estimateFormContent(site)}
      title={title}
      closeLabel={close}
      exceptOn={paths.contact}
    >
      {children}
    </EstimatePopup>
  );
};
