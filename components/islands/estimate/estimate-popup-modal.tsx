import { EstimateForm, type EstimateFormContent } from './estimate-form';
import { Modal } from '@/components/islands/dialogs/modal';

/** The header's logo, from the page: the browser has its picture already, in the right size. */
const Logo = () => {
  const home = document.querySelector('header a');
  const picture = home?.querySelector('img');
  if (!picture)
    return <p className="mb-1 font-display text-lg font-bold text-heading">{home?.textContent}</p>;
  // A picture that has failed leaves no hole.
  if (picture.complete && picture.naturalWidth === 0) return null;
  return (
    <img
      src={picture.currentSrc || picture.src}
      alt={picture.alt}
      className="mb-3 h-11 w-auto max-w-full bg-transparent object-contain object-left"
    />
  );
};

type Props = { content: EstimateFormContent; title: string; closeLabel: string; onClose: () => void };

/** The estimate popup's dialog: logo, title, the contact form and a close button (SPEC section 2, shared elements). */
export const EstimatePopupModal = ({ content, title, closeLabel, onClose }: Props) => {
  const close = () => {
    onClose();
    // It came by itself, so there may be no element that focus goes back to: the page's content then, where it stands.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
  };
  return (
    <Modal title={title} closeLabel={closeLabel} onClose={close} focusTitle above={<Logo />}>
      <EstimateForm content={content} id="popup-form" />
    </Modal>
  );
};
