import { Icon } from '@/components/ui/icons/icon';
import { blackOrWhiteOn } from '@/lib/site/theme/black-or-white';

type Props = {
  id: string;
  name: string;
  colours: Record<string, string>;
  isOpen: boolean;
  onToggle: () => void;
  onPick: (hex: string) => void;
};

const headingButton = [
  'flex min-h-14 w-full cursor-pointer scroll-my-4 items-center gap-4 py-2',
  'text-start hover:text-main-ink',
].join(' ');

const preview = [
  'flex h-10 w-20 shrink-0 overflow-hidden rounded-lg border border-line',
  'forced-color-adjust-none sm:w-28',
].join(' ');

const swatch = [
  'flex h-28 w-full cursor-pointer flex-col justify-end rounded-xl border border-line p-3',
  'text-start leading-tight forced-color-adjust-none',
].join(' ');

export const PaletteGroup = ({ id, name, colours, isOpen, onToggle, onPick }: Props) => {
  const swatches = Object.entries(colours);
  return (
    <div>
      <h3 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className={headingButton}
        >
          <span aria-hidden="true" className={preview}>
            {swatches.map(([hex]) => (
              <span key={hex} className="grow" style={{ background: hex }} />
            ))}
          </span>
          <span className="grow">{name}</span>
          <Icon name="chevron" className="size-5 turns" />
        </button>
      </h3>
      <ul
        id={id}
        hidden={!isOpen}
        className="grid grid-cols-2 gap-2.5 pt-1 pb-5 sm:grid-cols-3 md:grid-cols-5"
      >
        {isOpen &&
          swatches.map(([hex, colour]) => (
            <li key={hex}>
              <button
                type="button"
                onClick={() => onPick(hex)}
                style={{ background: hex, color: blackOrWhiteOn(hex) }}
                className={swatch}
              >
                <span className="text-base font-semibold">{colour}</span>{' '}
                <span className="mt-1 text-sm even-digits">{hex}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
};
