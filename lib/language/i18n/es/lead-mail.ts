export const leadMail = {
  mailIntro: 'Llegó una nueva solicitud por el sitio web.',
  possibleSpam: 'posible spam',
  mailReply: 'Responda a este correo para contestarle al cliente.',
  mailCall: 'Llamar',
  mailWrite: 'Escribir',
  mailMap: 'Mapa',
  mailPhotos: (kept: number, sent: number) =>
    kept === 0
      ? `El cliente envió ${sent === 1 ? 'una foto que no se pudo guardar' : `${sent} fotos que no se pudieron guardar`}.`
      : [
          kept === 1 ? '1 foto, adjunta en tamaño completo.' : `${kept} fotos, adjuntas en tamaño completo.`,
          ...(sent > kept ? [`El cliente envió ${sent}; las demás no se pudieron guardar.`] : []),
        ].join(' '),
  mailPhoto: (n: number) => `Foto ${n}`,
};
