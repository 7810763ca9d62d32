import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { useCallback, useEffect, useRef, useState } from 'react';

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The duration in ms; never 0, because the slider divides by the duration. */
const animation = () => ({ duration: isStill() ? 1 : 400 });

/** The index that the slider shows or moves to, without wrapping around. */
const target = ({ animator, track }: KeenSliderInstance): number => animator.targetIdx ?? track.details.abs;

/** keen-slider, without ARIA. @returns the element's ref, the index in view, and `move(1 | -1)` */
export const useSlider = ({ count, start }: { count: number; start: number }) => {
  const container = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    if (!container.current || count < 2) return;
    const show = (instance: KeenSliderInstance) => setCurrent(instance.track.absToRel(target(instance)));
    const instance = new KeenSlider(container.current, {
      selector: ({ children }: HTMLElement) => [...children] as HTMLElement[],
      initial: start,
      loop: true,
      animationStarted: show,
      slideChanged: show,
      // Under reduced motion, ends the slider's half-second animation after a swipe.
      dragEnded: (ended) => {
        if (isStill()) ended.moveToIdx(target(ended), true, animation());
      },
    });
    slider.current = instance;
    return () => {
      slider.current = null;
      instance.destroy();
    };
  }, [count, start]);

  const move = useCallback((step: 1 | -1) => {
    const instance = slider.current;
    if (!instance) return;
    const next = target(instance) + step;
    // Without this, moving back to a picture that is still leaving has no effect.
    instance.animator.stop();
    instance.moveToIdx(next, true, animation());
    setCurrent(instance.track.absToRel(next));
  }, []);

  return { container, current, move };
};
