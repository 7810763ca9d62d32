import { type MouseEvent } from 'react';
import { Modal } from '@/components/islands/dialogs/modal';
import { Icon } from '@/components/ui/icons/icon';
import type { EstimateFormMessages } from '@/lib/language/i18n/en/estimate-form-messages';
import { EstimateFields } from '@/components/islands/estimate/form/estimate-fields';
import { EstimateFormLoader } from '@/components/islands/estimate/form/estimate-form-loader';
import type { EstimateFormContent } from '@/lib/leads/form/fields';
import type { Unsent } from '@/components/islands/estimate/session/session-state';

/** The header's logo, which is downloaded already. */
const Logo = () => {
  const home = document.querySelector('header a');
  const picture = home?.querySelector('img');
  if (!picture)
    return <p className="mb-1 font-display text-lg font-bold text-heading">{home?.textContent}</p>;
  if (picture.complete && picture.naturalWidth === 0) return null;
  return (
    <img
      src={picture.currentSrc || picture.src}
      alt={picture.alt}
      className="mb-2 h-10 w-auto max-w-full bg-transparent object-contain object-left"
    />
  );
};

export type EstimatePopupDialogProps = {
  content: EstimateFormContent;
  messages: Record<'title' | 'close', string>;
  formMessages: EstimateFormMessages;
  call: { href: string; label: string } | null;
  unsent: Unsent | null;
  onClose: () => void;
};

/** docs/specification.md#52-estimate-popup: logo, title, a short form and two ways to close it. */
export const EstimatePopupDialog = ({
  content,
  messages,
  formMessages,
  call,
  unsent,
  onClose,
}: EstimatePopupDialogProps) => {
  const { addDetails, notNow, orWrite } = formMessages.estimateForm;
  const close = () => {
    onClose();
    // The popup has no opener to return focus to.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
  };
  // A link within the page: the open dialog would cover its target.
  const followAnchor = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link?.hash || link.pathname !== window.location.pathname) return;
    event.preventDefault();
    onClose();
    setTimeout(() => window.location.assign(link.hash));
  };
  return (
    <Modal title={messages.title} closeLabel={messages.close} onClose={close} focusTitle above={<Logo />}>
      <div onClick={followAnchor} className="group">
        {call && (
          <>
            <a href={call.href} className="btn w-full text-lg">
              <Icon name="phone" className="size-6" />
              {call.label}
            </a>
            <p className="my-4 text-center">{orWrite}</p>
          </>
        )}
        <EstimateFormLoader content={content} unsent={unsent}>
          <EstimateFields content={content} id="popup-form" detailsLabel={addDetails} />
        </EstimateFormLoader>
        <p className="mt-2 text-center group-has-[form[hidden]]:hidden">
          <button type="button" onClick={close} className="link cursor-pointer">
            {notNow}
          </button>
        </p>
      </div>
    </Modal>
  );
};
