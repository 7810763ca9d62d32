import type { Config } from 'tailwindcss';

// The record's colours (lib/site/theme/theme.ts) under the names that components use.
const colour = (name: string) => `var(--${name})`;

export default {
  // Without looks: each names its own components in its stylesheet.
  content: ['./app/**/*.{ts,tsx}', './components/{layout,sections,blocks,islands,ui}/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: Object.fromEntries(
        [
          'page',
          'tint',
          'line',
          'main',
          'on-main',
          'main-ink',
          'secondary',
          'secondary-ink',
          'heading',
          'paragraph',
          'footer',
          'on-footer',
          'accent-on-footer',
          'accent-on-main',
          'button',
          'on-button',
          'button-edge',
          'button-hover',
          'on-button-hover',
          'scroll',
          'mobile-menu',
          'overlay',
          'overlay-solid',
          'on-overlay',
          'control',
        ].map((name) => [name, colour(name)]),
      ),
      fontFamily: {
        display: ['var(--font-display)', 'ui-sans-serif', 'sans-serif'],
        body: ['var(--font-body)', 'ui-sans-serif', 'sans-serif'],
      },
    },
  },
} satisfies Config;
