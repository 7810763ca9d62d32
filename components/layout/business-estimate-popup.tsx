import type { ReactNode } from 'react';
import { estimateFormContent } from '@/components/sections/estimate/business-estimate-form';
import { EstimatePopup } from '@/components/islands/estimate/popup/estimate-popup';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { telLink } from '@/lib/site/urls/outside-links';
import { paths } from '@/lib/site/pages/paths';

const exceptOn: readonly string[] = [paths.contact, paths.findUsOn, paths.privacy, paths.accessibility];

export const BusinessEstimatePopup = ({ site, children }: { site: Site; children: ReactNode }) => {
  const { estimatePopup, action } = messagesOf(site);
  const [phone] = site.phones;
  const call =
    site.callOnly && phone ? { href: telLink(phone.digits), label: action.call(phone.display) } : null;
  return (
    <EstimatePopup
      content={estimateFormContent(site)}
      messages={estimatePopup}
      call={call}
      exceptOn={site.popup ? exceptOn : 'everywhere'}
    >
      {children}
    </EstimatePopup>
  );
};
