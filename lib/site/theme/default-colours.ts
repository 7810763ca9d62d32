import type { ThemeColour } from '@/lib/content';

/** For records without styles, and for pages without a site. */
export const defaultColours: Record<ThemeColour, string> = {
  main: '#1d4457',
  secondary: '#b4532a',
  third: '#f3f1ec',
  heading: '#12262f',
  paragraph: '#46545b',
  footer: '#0f232d',
  button: '#b4532a',
  buttonHover: '#97431f',
  scroll: '#b4532a',
  mobileMenu: '#12262f',
  overlay: 'rgba(10, 25, 32, 0.62)',
};
