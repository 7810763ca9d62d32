/** Above the form that logs in. */
export const Logo = () => <span className="brand">Mainstreet</span>;

/** The way to the first page. */
export const Icon = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path d="M2 8.5 9 2l7 6.5V16h-4.5v-5h-5v5H2z" fill="currentColor" />
  </svg>
);
