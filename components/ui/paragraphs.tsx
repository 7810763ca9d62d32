/** A text of the record, split into paragraphs at blank lines. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) => {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
};
