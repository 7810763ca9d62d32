import { type KeyboardEvent, useSyncExternalStore } from 'react';

const noChanges = () => () => {};

/** A link is followed by Enter only, a button is pressed by the space bar as well. */
const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * For a link that a script makes a button: without one, and where the button's code cannot be fetched, it is followed.
 * @returns attributes that call it a button once a script is there, and not before
 */
export const useLinkAsButton = () =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  ) && { role: 'button', onKeyDown: pressBySpace };
