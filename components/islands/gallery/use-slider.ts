import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { useCallback, useEffect, useRef, useState } from 'react';

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** In milliseconds; not 0, by which the slider would divide. */
const animation = () => ({ duration: isStill() ? 1 : 400 });

/** Where it is going, or where it stands; counted on beyond both ends. */
const target = ({ animator, track }: KeenSliderInstance): number => animator.targetIdx ?? track.details.abs;

/**
 * keen-slider, wrapped once: it moves the children of an element by finger, mouse and step, around both ends. It is made
 * with the element and ended with it, since it would go on listening on a page that is no longer there. Names, roles and
 * announcements are its user's.
 * @param start the child that is in view first, from 0
 * @returns the element's ref, the child in view (or the one on its way there), and what moves to another, 1 on or -1 back
 */
export const useSlider = ({ count, start }: { count: number; start: number }) => {
  const container = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [at, setAt] = useState(start);

  useEffect(() => {
    if (!container.current || count < 2) return;
    const show = (instance: KeenSliderInstance) => setAt(instance.track.absToRel(target(instance)));
    const instance = new KeenSlider(container.current, {
      selector: ({ children }: HTMLElement) => [...children] as HTMLElement[],
      initial: start,
      loop: true,
      animationStarted: show,
      slideChanged: show,
      // A swipe ends with an animation of the slider's own, half a second long.
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
    // Back where it has not yet left there is no way to go, and the way out would go on.
    instance.animator.stop();
    instance.moveToIdx(next, true, animation());
    setAt(instance.track.absToRel(next));
  }, []);

  return { container, at, move };
};
