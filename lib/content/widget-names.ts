export const widgetNames = ['WhatsappBtn', 'VisitsCounter', 'CallUsNow', 'Wheather', 'ModalColores'] as const;
export type WidgetSpelling = (typeof widgetNames)[number];
