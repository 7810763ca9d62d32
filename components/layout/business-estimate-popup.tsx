import type { ReactNode } from 'react';
import { estimateFormContent } from '@/components/sections/estimate/business-estimate-form';
import { EstimatePopup } from '@/components/islands/estimate/popup/estimate-popup';
import type { Site } from '@/lib/content';
import { isPreviewId } from '@/lib/content/domain/preview-id';
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
      // In the editor's frame the popup would cover the edited field.
      exceptOn={site.popup && !isPreviewId(site.id) ? exceptOn : 'everywhere'}
    >
      {children}
    </EstimatePopup>
  );
};
