export const weeklyMail = {
  subject: (business: string, dates: string) => `${business}: su sitio web, ${dates}`,
  intro: (dates: string) => `Lo que le trajo su sitio web, ${dates}:`,
  leads: 'Solicitudes por el formulario',
  calls: 'Clics para llamar',
  messages: 'Clics para enviar un mensaje',
  visits: 'Visitas',
  refused: 'Solicitudes de programas, no entregadas',
  before: (number: string) => `la semana anterior: ${number}`,
};
