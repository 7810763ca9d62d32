export const widgetNames = ['WhatsappBtn', 'VisitsCounter', 'CallUsNow', 'Wheather', 'ModalColores'] as const;
export type WidgetName = (typeof widgetNames)[number];
