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
  /** A template: '{before}% before, {after}% after'. */
  shares: string;
  className: string;
  children: ReactNode;
};

/** Two stacked pictures, split at the value of a range input (components/styles/pictures.css). */
export const BeforeAfterSlider = ({ label, shares, className, children }: Props) => {
  const range = useRef<HTMLInputElement>(null);
  const pressed = useRef({ x: 0, y: 0, value: 50 });
  const [share, setShare] = useState(50);

  // The visitor may have moved it before hydration.
  useEffect(() => {
    if (range.current) setShare(range.current.valueAsNumber);
  }, []);

  const set = (input: HTMLInputElement, value: number) => {
    input.valueAsNumber = value;
    setShare(input.valueAsNumber);
  };
  // Some phones move a range by its thumb only; this lets a tap or swipe move it anywhere.
  const moveTo = ({ clientX, currentTarget }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    set(currentTarget, ((clientX - left) / width) * 100);
  };
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { x, y } = pressed.current;
    if (event.pointerType === 'touch' && Math.abs(event.clientX - x) > Math.abs(event.clientY - y))
      moveTo(event);
  };

  const before = Math.round(share);
  return (
    <div className={`compare ${className}`} style={{ '--at': `${share}%` } as CSSProperties}>
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
        onInput={(event) => setShare(event.currentTarget.valueAsNumber)}
        onPointerDown={({ clientX, clientY, currentTarget }) => {
          pressed.current = { x: clientX, y: clientY, value: currentTarget.valueAsNumber };
        }}
        onPointerMove={follow}
        // Some phones move a range before a touch turns into a scroll: undo that.
        onPointerCancel={({ currentTarget }) => set(currentTarget, pressed.current.value)}
        onClick={moveTo}
      />
    </div>
  );
};
