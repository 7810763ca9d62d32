export const lookNames = ['classic', 'journal', 'poster', 'studio'] as const;
export type LookName = (typeof lookNames)[number];
