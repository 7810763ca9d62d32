/** A text of the record: its blank lines part paragraphs. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) => {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
};
