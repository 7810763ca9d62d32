import { existsSync } from 'node:fs';

/** The system's Chromium for the browser tests, or undefined: the headless shell first, as it needs a third less processor time. */
export const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
);
