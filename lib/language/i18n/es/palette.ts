import type { Palette } from '@/lib/language/i18n/en/palette';
import { coloursOf } from '@/lib/language/i18n/palette-colours';

export const palette: Palette = {
  messages: {
    title: 'Paletas de colores',
    intro: 'Abra un grupo y toque un color para copiar su código hexadecimal.',
    close: 'Cerrar',
    copied: 'Se copió {hex}',
    byHand: 'Copie este código',
  },
  groups: coloursOf(`
Blancos y crudos: Yeso fresco, Lino lavado, Cera de vela, Escarcha de la mañana, Leche de avena,
  Cáscara de huevo, Acantilado de tiza, Niebla quieta, Algodón crudo, Tecla de piano viejo
Grises: Nube ligera, Bruma del río, Guijarro seco, Cerca curtida, Canaleta de lluvia, Ala de paloma,
  Pedernal, Techo de pizarra, Frente de tormenta, Asfalto mojado
Beiges y arenas: Harina de almendra, Sendero de playa, Hojuelas de avena, Sombrero de paja,
  Silla de mimbre, Gorrión de campo, Manta de montar, Almendra tostada, Camino del cañón, Cuero gastado
Amarillos: Helado de limón, Mantequillera, Plumón de pollito, Luz del porche, Hilera de girasoles,
  Tarro de miel, Autobús escolar, Campo de cosecha, Perilla de latón, Grano de mostaza
Naranjas y terracotas: Piel de durazno, Melón cantalupo, Mermelada de chabacano, Cáscara de mandarina,
  Cono de tránsito, Puesto de calabazas, Maceta de barro, Teja, Muro de adobe, Ladrillo de horno
Rojos: Hielo de sandía, Campana de coral, Tomate de huerto, Bandera de buzón, Hidrante, Arce rojo,
  Puerta de granero, Refresco de cereza, Sótano de ladrillo, Merlot oscuro
Rosas: Zapatilla de ballet, Borde de concha, Algodón de azúcar, Botón de peonía, Limonada rosa,
  Rosa silvestre, Seto de azaleas, Tarta de frambuesa, Tallo de ruibarbo, Rosa seca
Morados: Bruma de lilas, Jabón de lavanda, Arco de glicinas, Pétalo de iris, Azafrán en flor,
  Flor de cardo, Refresco de uva, Piel de ciruela, Grosella negra, Higo de medianoche
Azules: Cielo de primera nieve, Bebedero de pájaros, Mediodía despejado, Mezclilla deslavada,
  Campo de acianos, Casa del lago, Garza azul, Mezclilla de trabajo, Noche en el puerto, Abrigo marino
Turquesas y aguas: Escalón de piscina, Brisa marina, Lata de mentas, Botella de vidrio, Poza de marea,
  Pátina de cobre, Martín pescador, Laguna profunda, Sombra de abeto, Ferri nocturno
Verdes: Corazón de apio, Brote de chícharo, Manojo de salvia, Trébol nuevo, Césped recién cortado,
  Hoja de helecho, Portón del jardín, Muro de hiedra, Aguja de pino, Suelo del bosque
Cafés y negros: Rama de canela, Teja de cedro, Cáscara de nuez, Castaña asada, Grano de café,
  Tierra labrada, Hierro colado, Barra de carboncillo, Olla negra, Noche sin luna
`),
};
