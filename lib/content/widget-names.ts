/** The names of simpleWidgets that switch something on, as SPEC section 3 spells them. */
export const widgetNames = ['WhatsappBtn', 'VisitsCounter', 'CallUsNow', 'Wheather', 'ModalColores'] as const;
export type WidgetName = (typeof widgetNames)[number];
