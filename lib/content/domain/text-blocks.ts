export type TextRun = {
  text: string;
  bold?: true;
  italic?: true;
  struck?: true;
  code?: true;
  href?: string;
};
/**
 * A paragraph, a list, a quotation with its paragraphs, or a table. `start`: the first number of a list; null
 * for bullets. `hasHead`: whether the first row names the columns.
 */
export type TextBlock =
  | { runs: TextRun[] }
  | { start: number | null; items: TextRun[][] }
  | { quote: TextRun[][] }
  | { hasHead: boolean; rows: TextRun[][][] };
/** `text` has no marks; `formatting` is null without any, and only for places that show the whole text. */
export type FormattedText = { text: string; formatting: TextBlock[] | null };
export type TextWithPoints = FormattedText & { points: string[] };

export const noText: FormattedText = { text: '', formatting: null };
