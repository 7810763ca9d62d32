import type { EstimateFormWords } from './en/estimate-form-words';
import type { Palette } from './en/palette';
import type { WidgetsWords } from './en/widgets';
import type { Language } from './languages';

// For browsers: each file of a language is a chunk of its own, downloaded when it is needed.

export const loadEstimateFormWords = async (language: Language): Promise<EstimateFormWords> =>
  (await import(`./${language}/estimate-form-words`)).estimateForm;

export const loadWidgetsWords = async (language: Language): Promise<WidgetsWords> =>
  (await import(`./${language}/widgets`)).widgets;

export const loadPalette = async (language: Language): Promise<Palette> =>
  (await import(`./${language}/palette`)).palette;
