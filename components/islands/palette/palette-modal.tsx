import { useEffect, useRef, useState } from 'react';
import { CopiedColour, useCopiedColour } from './copied-colour';
import { Modal } from '@/components/islands/dialogs/modal';
import { PaletteGroup } from './palette-group';
import type { Palette } from '@/lib/language/i18n/en/palette';

/** SPEC section 4: at most one group is open, none at first. */
export const PaletteModal = ({
  palette: { words, groups },
  onClose,
}: {
  palette: Palette;
  onClose: () => void;
}) => {
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
    <Modal title={words.title} closeLabel={words.close} onClose={onClose} className="max-w-3xl">
      <p className="mb-5">{words.intro}</p>
      <div ref={list} className="divide-y divide-line border-y border-line">
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
      <CopiedColour copied={copied} words={words} onDone={forget} />
    </Modal>
  );
};
