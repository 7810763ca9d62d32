import type { EstimateFormMessages } from './en/estimate-form-messages';
import type { Palette } from './en/palette';
import type { WidgetMessages } from './en/widgets';
import type { Language } from './languages';

// For browsers: each file of a language is a chunk of its own, downloaded when it is needed.

export const loadEstimateFormMessages = async (language: Language): Promise<EstimateFormMessages> =>
  (await import(`./${language}/estimate-form-messages`)).estimateForm;

export const loadWidgetMessages = async (language: Language): Promise<WidgetMessages> =>
  (await import(`./${language}/widgets`)).widgets;

export const loadPalette = async (language: Language): Promise<Palette> =>
  (await import(`./${language}/palette`)).palette;
