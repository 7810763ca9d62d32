export type TextRun = { text: string; bold?: true; italic?: true; struck?: true; href?: string };
/** `start`: the first number of a list; null for bullets. */
export type TextBlock = { runs: TextRun[] } | { start: number | null; items: TextRun[][] };
/** `text` has no marks; `formatting` is null without any, and only for places that show the whole text. */
export type FormattedText = { text: string; formatting: TextBlock[] | null };
export type TextWithPoints = FormattedText & { points: string[] };

export const noText: FormattedText = { text: '', formatting: null };
