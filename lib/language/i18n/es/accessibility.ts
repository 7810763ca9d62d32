import { paragraphs, text, type AccessibilityFacts, type LegalText } from '@/lib/language/i18n/legal-text';

const list = new Intl.ListFormat('es-US', { type: 'disjunction' });

export const accessibility = ({
  business,
  phone,
  email,
  hasMaps,
  hasVideos,
}: AccessibilityFacts): LegalText => {
  const ways = [...(phone ? [`llame al ${phone}`] : []), ...(email ? [`escriba a ${email}`] : [])];
  const embedded = [
    ...(hasMaps ? ['Los mapas'] : []),
    ...(hasVideos ? [hasMaps ? 'los reproductores de video' : 'Los reproductores de video'] : []),
  ];
  return {
    intro: text(
      `${business} quiere que todas las personas puedan usar este sitio, sin importar cómo vean,`,
      'oigan o se muevan, ni qué dispositivo usen.',
    ),
    parts: [
      {
        title: 'Nuestra meta',
        paragraphs: paragraphs(
          text(
            'Este sitio busca cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el',
            'nivel AA. Sus páginas se revisan con pruebas automáticas.',
          ),
          text(
            'Todo se puede hacer solo con el teclado, los textos y botones se distinguen del fondo, las',
            'páginas se pueden ampliar hasta un 400 por ciento, y la animación se detiene si su',
            'dispositivo pide menos movimiento. Sin JavaScript puede leer todas las páginas, llamarnos y',
            'enviar el formulario.',
          ),
        ),
      },
      {
        title: 'Lo que sabemos que no funciona para todos',
        paragraphs: paragraphs(
          embedded.length > 0 &&
            text(
              `${new Intl.ListFormat('es-US').format(embedded)} que se abren cuando usted lo pide vienen de`,
              'otras empresas. No podemos cambiar su accesibilidad;',
              'junto a cada uno hay un enlace sencillo.',
            ),
          hasVideos &&
            text(
              'Los subtítulos de los videos dependen de dónde se publicaron, y es posible que algunos no',
              'los tengan.',
            ),
          text(
            'Las fotos de nuestro trabajo se describen solo brevemente, y no podemos cambiar los',
            'documentos y sitios ajenos a los que enlazamos.',
          ),
        ),
      },
      {
        title: 'Si algo le impide usar el sitio',
        paragraphs: paragraphs(
          ways.length > 0
            ? text(
                'Díganoslo: lo atenderemos de otra manera y haremos que se corrija.',
                `${list.format(ways).replace(/^./, (first) => first.toUpperCase())}.`,
                'Ayuda saber en qué página fue y con qué la leía.',
              )
            : text(
                'Díganoslo con el formulario de nuestra página de contacto:',
                'lo atenderemos de otra manera y haremos que se corrija.',
                'Ayuda saber en qué página fue y con qué la leía.',
              ),
        ),
      },
    ],
  };
};
