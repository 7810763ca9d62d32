import type { EstimateFormMessages } from './en/estimate-form-messages';
import type { Palette } from './en/palette';
import type widgets from './en/widget-texts.json';
import { localeOf, toLanguage, type Language } from './languages';

export type WidgetMessages = typeof widgets;

// For browsers: each file of a language is a chunk of its own, downloaded on demand.

export const loadEstimateFormMessages = async (language: Language): Promise<EstimateFormMessages> =>
  (await import(`./${language}/estimate-form-messages`)).estimateForm;

export const loadWidgetMessages = async (tag: string): Promise<WidgetMessages> => ({
  ...(await import(`./${toLanguage(tag)}/widget-texts.json`)).default,
  locale: localeOf(tag),
});

export const loadPalette = async (tag: string): Promise<Palette> => {
  const { palette } = await import(`./${toLanguage(tag)}/palette`);
  const [, country] = /^en-(\w+)/.exec(tag) ?? [];
  return country ? (await import('./british-spelling')).spelledFor(palette, country) : palette;
};
