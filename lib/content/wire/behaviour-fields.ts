import { field } from './field-notes';
import { flag, presence } from './number-kinds';
import { group, list } from './shape-kinds';
import { line } from './text-kinds';

export const simpleWidgets = field(
  list(
    group({
      val: field(
        line,
        'Which widget: WhatsappBtn, VisitsCounter, CallUsNow, Wheather or ModalColores, in capitals or not.',
        {
          shows: 'The panel of floating widgets; ModalColores is the color palette button.',
          example: 'CallUsNow',
        },
      ),
      activo: field(
        flag,
        'Whether the widget is on. On the fourth entry, true closes every page but Home; on the fifth, it shows the reviews badge.',
        { without: 'Off.', example: true },
      ),
    }),
  ),
  'Floating widgets. The fourth and the fifth entry have a second meaning.',
);

export const customLinks = field(
  presence,
  'Anything at all: its presence gives Gallery a dropdown with the projects.',
  {
    shows: 'Main menu.',
    without: 'Gallery has no dropdown.',
    example: true,
  },
);

export const hasServicePages = field(flag, 'Whether services have pages of their own in the menu.', {
  shows: 'Dropdown of Services; where the cards on Home lead.',
  without: 'Cards lead to Services.',
  example: true,
});
