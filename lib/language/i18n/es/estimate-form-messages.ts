import { estimateFormOf } from '@/lib/language/i18n/estimate-form';
import texts from './estimate-form.json' with { type: 'json' };

export const estimateForm = estimateFormOf(texts);
