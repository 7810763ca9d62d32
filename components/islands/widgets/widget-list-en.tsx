import { widgetsEn } from '@/lib/i18n/widgets-en';
import { WidgetList, type SpokenWidgetListProps } from './widget-list';

/** The widgets in one language, so that a visitor downloads no other. */
export const WidgetListEn = (props: SpokenWidgetListProps) => (
  <WidgetList {...props} words={widgetsEn} locale="en-US" />
);
