import { type MouseEvent, useEffect, useState } from 'react';
import { CloseButton, Modal } from '@/components/islands/dialogs/modal';
import { Icon } from '@/components/ui/icons/icon';
import type { EstimateFormMessages } from '@/lib/language/i18n/en/estimate-form-messages';
import { EstimateFields } from '@/components/islands/estimate/form/estimate-fields';
import { EstimateFormLoader } from '@/components/islands/estimate/form/estimate-form-loader';
import type { EstimateFormContent } from '@/lib/leads/form/fields';
import type { Unsent } from '@/components/islands/estimate/session/session-state';
import { isFormInView } from './form-in-view';

/** The header's logo, which is downloaded already; a bar above it may have links, too. */
const Logo = () => {
  const home = document.querySelector('header a[href="/"]');
  const picture = home?.querySelector('img');
  if (!picture)
    return <p className="mb-2 font-display text-lg font-bold text-heading">{home?.textContent}</p>;
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

/** Neither popup nor sheet has an opener to return focus to. */
const focusContent = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  });

/** docs/specification.md#52-estimate-popup */
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
    focusContent();
  };
  // The open dialog would cover the target of a link within the page.
  const followAnchor = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link?.hash || link.pathname !== window.location.pathname) return;
    event.preventDefault();
    onClose();
    setTimeout(() => window.location.assign(link.hash));
  };
  return (
    <Modal
      title={messages.title}
      closeLabel={messages.close}
      onClose={close}
      focusTitle
      above={<Logo />}
      className="max-w-2xl border-t-8 border-t-main"
    >
      <div onClick={followAnchor} className="group">
        {call && (
          <>
            <a href={call.href} className="btn w-full">
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

const sheet = [
  'fixed inset-x-0 bottom-0 z-60 max-h-[50dvh] overflow-y-auto overscroll-contain',
  'rounded-t-2xl border-t border-line bg-page px-(--side-space) pt-5 pb-floating-row raised',
].join(' ');

type SheetProps = Pick<EstimatePopupDialogProps, 'messages' | 'formMessages' | 'call' | 'onClose'> & {
  onOpenForm: () => void;
};

/** A sheet at the lower edge of a phone, never over a form or menu; takes no focus before it is opened. */
export const EstimateSheet = ({ messages, formMessages, call, onClose, onOpenForm }: SheetProps) => {
  const { sheetText, openForm, notNow } = formMessages.estimateForm;
  const close = () => {
    onClose();
    focusContent();
  };
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const look = () => setAway(isFormInView() || document.querySelector('header details[open]') !== null);
    window.addEventListener('scroll', look, { passive: true });
    // Does not bubble.
    document.addEventListener('toggle', look, true);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('toggle', look, true);
    };
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      focusContent();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section role="dialog" aria-labelledby="estimate-sheet" hidden={isAway} className={sheet}>
      <h2 id="estimate-sheet" className="pe-12 text-2xl">
        {messages.title}
      </h2>
      <CloseButton
        label={messages.close}
        onClose={close}
        className="absolute end-[max(0.75rem,var(--notch))] top-3"
      />
      <p className="mt-2">{sheetText}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {call && (
          <a href={call.href} className="btn">
            <Icon name="phone" className="size-6" />
            {call.label}
          </a>
        )}
        <button type="button" onClick={onOpenForm} className={call ? 'btn btn-line' : 'btn'}>
          {openForm}
        </button>
        <button type="button" onClick={close} className="link min-h-11 cursor-pointer">
          {notNow}
        </button>
      </div>
    </section>
  );
};
