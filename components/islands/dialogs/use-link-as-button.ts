import { type KeyboardEvent, useSyncExternalStore } from 'react';

const noChanges = () => () => {};

/** A button also reacts to the space bar, a link only to Enter. */
const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A link that acts as a button once scripts run. @returns attributes; false before hydration */
export const useLinkAsButton = () =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  ) && { role: 'button', onKeyDown: pressBySpace };
