import { Modal } from '@/components/islands/dialogs/modal';
import { EstimateForm } from './estimate-form';
import type { EstimateFormContent } from './form-content';
import type { Unsent } from './session-state';

/** The header's logo, read from the page: its picture has been downloaded, in the right size. */
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
      className="mb-3 h-11 w-auto max-w-full bg-transparent object-contain object-left"
    />
  );
};

type Props = {
  content: EstimateFormContent;
  title: string;
  closeLabel: string;
  unsent: Unsent | null;
  onClose: () => void;
};

/** The estimate popup's dialog: logo, title, the contact form and a close button (SPEC section 2, shared elements). */
export const EstimatePopupDialog = ({ content, title, closeLabel, unsent, onClose }: Props) => {
  const close = () => {
    onClose();
    // The popup opened by itself, so focus may have no element to go back to.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
  };
  return (
    <Modal title={title} closeLabel={closeLabel} onClose={close} focusTitle above={<Logo />}>
      <EstimateForm content={content} id="popup-form" unsent={unsent} />
    </Modal>
  );
};
