import { paragraphs, text, type LegalText, type PrivacyFacts } from '@/lib/language/i18n/legal-text';
import { requests } from './requests';

const list = new Intl.ListFormat('es-US');

/** Each sentence describes what the website does: change both together. */
export const privacy = ({
  business,
  asksFor,
  hasPopup,
  keepDays,
  confirms,
  countsVisits,
  measuresSpeed,
  analytics,
  checksForRobots,
  pictureHosts,
  videoHosts,
  hasMaps,
  hasMessageLinks,
  hasChat,
  hasWeather,
  hasReviewLinks,
}: PrivacyFacts): LegalText => ({
  intro: text(
    `Esta página explica qué sabe de usted el sitio web de ${business}, para qué, y qué pasa con`,
    'esos datos. En pocas palabras: nada que lo identifique hasta que usted mismo lo envíe, sin',
    `cookies${analytics ? ' si usted no las permite' : ''}, sin publicidad, y nada se vende.`,
  ),
  parts: [
    {
      title: requests[asksFor].privacyTitle,
      paragraphs: paragraphs(
        text(
          'El formulario guarda lo que usted llena: su nombre, su correo electrónico o su teléfono y,',
          'si los da, una dirección, el servicio que desea, cómo prefiere que lo contactemos, su',
          'mensaje y sus fotos. Se guardan también la hora, la página donde estaba el formulario, la',
          'primera página de su visita, el sitio web que lo trajo y, si llegó por un anuncio, los',
          'nombres de esa campaña y el número que esta dio a su clic.',
          `${business} lo usa para responderle.`,
        ),
        text(
          `Su solicitud se guarda en la base de datos del sitio y se le entrega a ${business}, por el`,
          'servicio que recibe sus solicitudes o por correo electrónico.',
          'No se vende ni se le da a nadie para hacer publicidad.',
        ),
        text(
          'La solicitud que parece correo no deseado se entrega con una marca que lo dice. La que con',
          'seguridad envió un programa se guarda un tiempo y no se entrega. Durante un día se guarda un código',
          'hecho del mensaje, con el que se nota el mismo mensaje a otros sitios; de él no se puede leer el',
          'mensaje.',
        ),
        confirms &&
          text(
            'Si usted da un correo electrónico, se envía allí un solo correo que confirma su solicitud. Un',
            'código hecho de la dirección se guarda un día, para que nadie reciba muchos.',
          ),
        text(
          'Las fotos se vuelven a procesar antes de guardarse, así que se les quita dónde y con qué se',
          'tomaron.',
        ),
        text(
          'Solo recibirá mensajes de texto si marca la casilla que los permite.',
          'Con su solicitud se guardan las palabras que aceptó y la hora.',
          'Puede retirar su permiso en cualquier momento si responde STOP.',
        ),
        keepDays === null
          ? text(
              'Las solicitudes se guardan hasta que alguien las borre a mano:',
              'no hay una fecha fijada para ello. Pídalo y borraremos la suya.',
            )
          : text(
              'Una solicitud se borra de la base de datos del sitio',
              `${keepDays === 1 ? 'un día' : `${keepDays} días`} después de entregarse.`,
              'La que no se pudo entregar se guarda hasta que alguien la haya',
              `revisado. Lo que ${business} ya haya recibido permanece en el negocio.`,
            ),
      ),
    },
    {
      title: 'En su propio navegador',
      paragraphs: paragraphs(
        text(
          `Este sitio no usa cookies${analytics ? ' propias' : ''}. Lo que usted escribe en un formulario queda guardado en su propio`,
          'navegador, para que no pierda sus palabras si recarga la página o se corta la conexión.',
          'No se le envía a nadie hasta que usted envíe el formulario;',
          'entonces se borra.',
        ),
        text(
          'Hasta que cierre la pestaña, su navegador recuerda también',
          [
            hasPopup && `que ya se mostró ${requests[asksFor].popup}`,
            countsVisits && 'que esta visita ya se contó',
          ]
            .filter(Boolean)
            .join(', '),
          hasPopup || countsVisits ? 'y' : '',
          'qué lo trajo aquí: la dirección de la primera página que abrió, con lo que un anuncio le',
          'haya añadido, y el sitio web que lo trajo.',
          'Solo se envía con el formulario.',
        ),
      ),
    },
    {
      title: 'Qué se cuenta',
      paragraphs: paragraphs(
        countsVisits &&
          text(
            'Las visitas se cuentan como un solo número para todo el sitio, sin cookies y sin su',
            'dirección de red.',
          ),
        analytics !== null &&
          text(
            `Si usted lo permite, y solo entonces, se carga ${analytics}, que cuenta qué páginas ve, que se`,
            'envió una solicitud y los clics en enlaces para llamar, escribir o ver el mapa, pero no lo que',
            'escribió. Conoce su dirección de red y datos de su navegador, y puede usar cookies; se aplica su propia',
            'política de privacidad. Su respuesta se guarda en este navegador, y puede cambiarla al final',
            'de este texto. Si su navegador pide que no lo rastreen (la señal GPC), no se carga nada ni se',
            'le pregunta.',
          ),
        measuresSpeed &&
          text(
            'De algunas de las páginas que usted abre, su navegador informa con qué rapidez se mostraron y',
            'respondieron, junto con el tipo de página y si usa un teléfono. Solo se guarda cuántas veces al día',
            'se dio cada rapidez en todo el sitio. Si su navegador pide que no lo rastreen (la señal GPC), no se',
            'mide nada.',
          ),
        text(
          'Los clics en los botones para llamar o enviar un mensaje se cuentan como números por día y',
          'por lugar de la página. No dicen nada de quién los hizo.',
        ),
        text(
          'Su dirección de red se mira cuando algo se envía, para que ningún programa inunde el',
          'formulario o los contadores. Se tiene en memoria por una hora como máximo y no se almacena.',
          'La empresa que aloja este sitio puede llevar sus propios registros técnicos.',
        ),
      ),
    },
    {
      title: 'Otras empresas',
      paragraphs: paragraphs(
        pictureHosts.length > 0
          ? text(
              `Algunas imágenes vienen directamente de ${list.format(pictureHosts)}, así que su navegador`,
              'muestra allí su dirección de red. Todo lo demás de una página viene solo de este sitio.',
            )
          : text(
              'Todo lo que hay en una página viene solo de este sitio:',
              'nada se carga de otra empresa hasta que usted lo pida.',
            ),
        hasMaps &&
          text(
            'Un mapa se carga de Google cuando usted oprime su botón.',
            'Google conoce entonces su dirección de red y puede usar cookies;',
            'se aplica su propia política de privacidad.',
          ),
        videoHosts.length > 0 &&
          text(
            `Un video se carga de ${list.format(videoHosts)} cuando usted lo inicia, con el reproductor`,
            'que usa menos cookies. Se aplica la política de esa empresa.',
          ),
        hasMessageLinks &&
          text(
            'Los enlaces para enviarnos un mensaje abren WhatsApp en una ventana nueva.',
            'Si el formulario no se pudo enviar, ese enlace lleva también lo que usted escribió.',
            'A partir de ahí se aplica la política de WhatsApp.',
          ),
        hasChat &&
          text(
            'El chat abre WhatsApp en una ventana nueva con las palabras que usted escribió.',
            'Aquí no se guardan.',
          ),
        hasReviewLinks &&
          'Las reseñas en otros sitios son enlaces: esos sitios saben de usted cuando los abre.',
        checksForRobots &&
          text(
            'Cuando usted empieza a llenar el formulario, se carga Cloudflare Turnstile para distinguir a',
            'las personas de los programas. Para ello, Cloudflare conoce su dirección de red y datos de',
            'su navegador.',
          ),
        hasWeather &&
          text(
            'El clima lo consulta nuestro servidor, para el lugar del negocio.',
            'Con esa consulta no va nada sobre usted.',
          ),
        text(
          'Los enlaces a redes sociales, directorios e indicaciones llevan a sitios con sus propias políticas.',
        ),
      ),
    },
    {
      title: 'Usted decide',
      paragraphs: paragraphs(
        text(
          `Para ver, corregir o borrar lo que haya enviado, comuníquese con ${business}.`,
          'En esta página está cómo hacerlo.',
        ),
      ),
    },
  ],
});
