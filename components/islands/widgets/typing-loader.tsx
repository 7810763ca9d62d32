/** Three animated dots; without animation under reduced motion. */
export const TypingLoader = ({ label }: { label: string }) => (
  <span className="inline-flex">
    <span className="typing" aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
    <span className="sr-only">{label}</span>
  </span>
);
