/** How a site is drawn: each is a folder of components/looks. */
export const lookNames = ['classic', 'journal', 'poster', 'studio'] as const;
export type LookName = (typeof lookNames)[number];
