'use client';

import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

type Props = {
  label: string;
  /** What a reader hears as the value: '{before}% before, {after}% after'. */
  shares: string;
  className: string;
  /** Two figures, before and after, and the handle. */
  children: ReactNode;
};

/** Two pictures, one over the other, parted where a range input over both of them stands (.compare in app/globals.css). */
export const BeforeAfterSlider = ({ label, shares, className, children }: Props) => {
  const range = useRef<HTMLInputElement>(null);
  const pressed = useRef({ x: 0, y: 0, value: 50 });
  const [at, setAt] = useState(50);

  // It may have been moved before this code was there.
  useEffect(() => {
    if (range.current) setAt(range.current.valueAsNumber);
  }, []);

  const set = (input: HTMLInputElement, value: number) => {
    input.valueAsNumber = value;
    setAt(input.valueAsNumber);
  };
  // Phones that move a range by its thumb only: a tap, or a stroke across, counts wherever it lands.
  const moveTo = ({ clientX, currentTarget }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    set(currentTarget, ((clientX - left) / width) * 100);
  };
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { x, y } = pressed.current;
    if (event.pointerType === 'touch' && Math.abs(event.clientX - x) > Math.abs(event.clientY - y))
      moveTo(event);
  };

  const before = Math.round(at);
  return (
    <div className={`compare ${className}`} style={{ '--at': `${at}%` } as CSSProperties}>
      {children}
      <input
        ref={range}
        type="range"
        min="0"
        max="100"
        step="any"
        defaultValue="50"
        autoComplete="off"
        aria-label={label}
        aria-valuetext={shares.replace('{before}', String(before)).replace('{after}', String(100 - before))}
        onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
        onPointerDown={({ clientX, clientY, currentTarget }) => {
          pressed.current = { x: clientX, y: clientY, value: currentTarget.valueAsNumber };
        }}
        onPointerMove={follow}
        // The stroke has become a scroll of the page: other phones move a range as soon as it is touched.
        onPointerCancel={({ currentTarget }) => set(currentTarget, pressed.current.value)}
        onClick={moveTo}
      />
    </div>
  );
};
