import { widgetsEs } from '@/lib/i18n/widgets-es';
import { WidgetList, type SpokenWidgetListProps } from './widget-list';

/** The widgets in one language, so that a visitor downloads no other. */
export const WidgetListEs = (props: SpokenWidgetListProps) => (
  <WidgetList {...props} words={widgetsEs} locale="es-US" />
);
