import type { ReactNode } from 'react';
import { estimateFormContent } from '@/components/sections/estimate/business-estimate-form';
import { EstimatePopup } from '@/components/islands/estimate/popup/estimate-popup';
import type { Site } from '@/lib/content';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { phoneButton } from '@/lib/site/urls/phone-button';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

const exceptOn: readonly string[] = [paths.contact, paths.findUsOn, paths.privacy, paths.accessibility];

export const BusinessEstimatePopup = ({ site, children }: { site: Site; children: ReactNode }) => {
  const { estimatePopup } = messagesOf(site);
  const phone = site.callOnly ? phoneButton(site) : null;
  return (
    <EstimatePopup
      content={estimateFormContent(site)}
      messages={estimatePopup}
      call={phone && { href: phone.href, label: phone.label }}
      // In the editor's frame the popup would cover the edited field.
      exceptOn={site.popup && !isPreviewId(site.id) ? exceptOn : 'everywhere'}
    >
      {children}
    </EstimatePopup>
  );
};
