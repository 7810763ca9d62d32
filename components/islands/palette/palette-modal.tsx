import { useEffect, useRef, useState } from 'react';
import { Modal } from '@/components/islands/dialogs/modal';
import { PaletteGroup } from './palette-group';
import type { Palette } from '@/lib/language/i18n/en/palette';

const SHOWN_MS = 2_000;

type Copied = { hex: string; byHand: boolean } | null;

/** `copied` stays for 2 seconds; with `byHand` (the browser denies the clipboard) until `forget`. */
const useCopiedColour = () => {
  const [copied, setCopied] = useState<Copied>(null);

  useEffect(() => {
    if (!copied || copied.byHand) return;
    const timer = setTimeout(() => setCopied(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (hex: string) => {
    // Cleared first, so that a screen reader announces the same code again.
    setCopied(null);
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(hex))
      .then(
        () => true,
        () => false,
      );
    setCopied({ hex, byHand: !done });
  };

  return { copied, copy, forget: () => setCopied(null) };
};

const pill = 'rounded-full bg-main px-5 py-2.5 font-semibold text-on-main raised';

const select = (field: HTMLInputElement | null) => {
  field?.focus({ preventScroll: true });
  field?.select();
};

type CopiedProps = { copied: Copied; messages: Palette['messages']; onDone: () => void };

const CopiedColour = ({ copied, messages, onDone }: CopiedProps) => (
  <div className="pointer-events-none sticky bottom-4 z-10 mt-5 flex min-h-11 justify-center">
    <p role="status" className={copied && !copied.byHand ? pill : 'sr-only'}>
      {copied && !copied.byHand && messages.copied.replace('{hex}', copied.hex)}
    </p>
    {copied?.byHand && (
      <label
        className={`${pill} pointer-events-auto flex flex-wrap items-center justify-center gap-x-3 gap-y-1`}
      >
        {messages.byHand}
        <input ref={select} readOnly value={copied.hex} onBlur={onDone} className="field w-32 text-center" />
      </label>
    )}
  </div>
);

type Props = { palette: Palette; onClose: () => void };

export const PaletteModal = ({ palette: { messages, groups }, onClose }: Props) => {
  const [open, setOpen] = useState<string | null>(null);
  const { copied, copy, forget } = useCopiedColour();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) list.current?.querySelector('[aria-expanded="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);

  const toggle = (id: string) => {
    setOpen(open === id ? null : id);
    forget();
  };

  return (
    <Modal title={messages.title} closeLabel={messages.close} onClose={onClose} className="max-w-3xl">
      <p className="mb-5">{messages.intro}</p>
      <div ref={list} className="border-y border-line divided">
        {Object.entries(groups).map(([id, group]) => (
          <PaletteGroup
            key={id}
            id={`palette-${id}`}
            name={group.name}
            colours={group.colours}
            isOpen={open === id}
            onToggle={() => toggle(id)}
            onPick={copy}
          />
        ))}
      </div>
      <CopiedColour copied={copied} messages={messages} onDone={forget} />
    </Modal>
  );
};
