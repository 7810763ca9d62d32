import type { EstimateFormMessages } from '@/lib/language/i18n/en/estimate-form-messages';

export const estimateForm: EstimateFormMessages = {
  call: (phone) => `Llamar al ${phone}`,
  lead: {
    errors: {
      required: 'Por favor, complete este campo.',
      contact: 'Por favor, denos un teléfono o un correo electrónico para poder responderle.',
      email: 'Esto no parece un correo electrónico.',
      phone: 'Esto no parece un número de teléfono. Incluya el código de área.',
      tooLong: 'Es demasiado largo. Por favor, acórtelo.',
      invalid: 'No podemos usar esto. Por favor, escríbalo de nuevo.',
      photos: 'Elija 5 fotos como máximo.',
      photoType: 'Las fotos deben ser imágenes JPEG, PNG o WebP.',
      photoSize: 'Ninguna foto debe pasar de 10 MB ni de 50 megapíxeles.',
    },
    errorsText: 'Todavía no se ha enviado nada. Todo lo que escribió sigue aquí.',
    thanksTitle: '¡Gracias!',
    thanksText: (business) => `Su solicitud llegó a ${business}. Pronto tendrá noticias nuestras.`,
    thanksCall: '¿Es urgente? Llámenos:',
    failed: 'En este momento no pudimos recibir su solicitud. Por favor, llámenos o escríbanos.',
  },
  estimateForm: {
    addDetails: 'Agregar detalles',
    notNow: 'Ahora no',
    openForm: 'Abrir el formulario',
    sheetText: 'Su nombre, unas palabras y cómo comunicarnos: no necesitamos más.',
    orWrite: 'O escríbanos:',
    sending: 'Enviando su solicitud…',
    unsent: 'Su solicitud todavía no se ha enviado',
    noConnection: 'No se pudo enviar: parece que no hay conexión.',
    kept: 'Todo lo que escribió sigue aquí: inténtelo de nuevo o comuníquese de otra manera.',
    sendMessage: 'Enviarla como mensaje',
    sendMail: 'Enviarla por correo',
    addPhotos: 'Agregar fotos',
    photosHint: 'Hasta 5, si nos ayudan a entender: JPEG, PNG o WebP, de 10 MB cada una.',
    removePhoto: 'Quitar la foto {n}',
  },
};
