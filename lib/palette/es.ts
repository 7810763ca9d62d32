import type { Palette } from './en';

/** The palette in Spanish. */
export const es: Palette = {
  words: {
    title: 'Paletas de colores', intro: 'Abra un grupo y toque un color para copiar su código hexadecimal.', close: 'Cerrar',
    copied: 'Se copió {hex}', byHand: 'Copie este código',
  },
  groups: {
    whites: {
      name: 'Blancos y crudos',
      colours: {
        '#FDFDFB': 'Yeso fresco', '#F9F8F3': 'Lino lavado', '#F7F4EA': 'Cera de vela', '#F1F3F2': 'Escarcha de la mañana', '#F4F1E8': 'Leche de avena',
        '#F0EBDF': 'Cáscara de huevo', '#ECEAE4': 'Acantilado de tiza', '#E6E7E3': 'Niebla quieta', '#E9E4D6': 'Algodón crudo', '#E3DCCB': 'Tecla de piano viejo',
      },
    },
    grays: {
      name: 'Grises',
      colours: {
        '#DDDEDC': 'Nube ligera', '#CBCDCC': 'Bruma del río', '#B9BAB6': 'Guijarro seco', '#A8A7A2': 'Cerca curtida', '#979B9E': 'Canaleta de lluvia',
        '#82878B': 'Ala de paloma', '#6F7174': 'Pedernal', '#5C6166': 'Techo de pizarra', '#484C50': 'Frente de tormenta', '#35393D': 'Asfalto mojado',
      },
    },
    beiges: {
      name: 'Beiges y arenas',
      colours: {
        '#EADFCB': 'Harina de almendra', '#E0D2B8': 'Sendero de playa', '#D6C4A4': 'Hojuelas de avena', '#CDB792': 'Sombrero de paja', '#C3AB8B': 'Silla de mimbre',
        '#B89B76': 'Gorrión de campo', '#AA8C69': 'Manta de montar', '#9A7D5B': 'Almendra tostada', '#8A7058': 'Camino del cañón', '#77604A': 'Cuero gastado',
      },
    },
    yellows: {
      name: 'Amarillos',
      colours: {
        '#FBF3C9': 'Helado de limón', '#F9EAA5': 'Mantequillera', '#F6DF85': 'Plumón de pollito', '#F4D35E': 'Luz del porche', '#F0C63B': 'Hilera de girasoles',
        '#E8B72C': 'Tarro de miel', '#DDA624': 'Autobús escolar', '#CB9626': 'Campo de cosecha', '#B4862C': 'Perilla de latón', '#96702A': 'Grano de mostaza',
      },
    },
    oranges: {
      name: 'Naranjas y terracotas',
      colours: {
        '#FBDDC4': 'Piel de durazno', '#F8C69C': 'Melón cantalupo', '#F4AB75': 'Mermelada de chabacano', '#EE9150': 'Cáscara de mandarina', '#E67A34': 'Cono de tránsito',
        '#D8692F': 'Puesto de calabazas', '#C65D34': 'Maceta de barro', '#B2523A': 'Teja', '#9A4932': 'Muro de adobe', '#7F3D2B': 'Ladrillo de horno',
      },
    },
    reds: {
      name: 'Rojos',
      colours: {
        '#F1A79B': 'Hielo de sandía', '#E7806F': 'Campana de coral', '#DC5F50': 'Tomate de huerto', '#CE4238': 'Bandera de buzón', '#BC322F': 'Hidrante',
        '#A92A2C': 'Arce rojo', '#94262A': 'Puerta de granero', '#7E2228': 'Refresco de cereza', '#681F26': 'Sótano de ladrillo', '#521B21': 'Merlot oscuro',
      },
    },
    pinks: {
      name: 'Rosas',
      colours: {
        '#FCECEC': 'Zapatilla de ballet', '#F9DADB': 'Borde de concha', '#F5C5C9': 'Algodón de azúcar', '#EFACB5': 'Botón de peonía', '#E793A1': 'Limonada rosa',
        '#DB788B': 'Rosa silvestre', '#CB5F77': 'Seto de azaleas', '#B54C66': 'Tarta de frambuesa', '#9A4058': 'Tallo de ruibarbo', '#7C364A': 'Rosa seca',
      },
    },
    purples: {
      name: 'Morados',
      colours: {
        '#EFE9F4': 'Bruma de lilas', '#DFD3EA': 'Jabón de lavanda', '#CCBBDD': 'Arco de glicinas', '#B7A1CE': 'Pétalo de iris', '#A087BC': 'Azafrán en flor',
        '#896FA8': 'Flor de cardo', '#735A92': 'Refresco de uva', '#5F497B': 'Piel de ciruela', '#4C3A63': 'Grosella negra', '#3A2D4B': 'Higo de medianoche',
      },
    },
    blues: {
      name: 'Azules',
      colours: {
        '#E6F0F7': 'Cielo de primera nieve', '#CFE2F0': 'Bebedero de pájaros', '#B2D0E6': 'Mediodía despejado', '#8FB9D8': 'Mezclilla deslavada', '#6B9EC6': 'Campo de acianos',
        '#4B83B1': 'Casa del lago', '#376A97': 'Garza azul', '#2B547C': 'Mezclilla de trabajo', '#234262': 'Noche en el puerto', '#1B314A': 'Abrigo marino',
      },
    },
    teals: {
      name: 'Turquesas y aguas',
      colours: {
        '#E0F3F1': 'Escalón de piscina', '#C2E7E3': 'Brisa marina', '#9DD7D2': 'Lata de mentas', '#74C2BE': 'Botella de vidrio', '#4CAAA7': 'Poza de marea',
        '#318F8F': 'Pátina de cobre', '#257678': 'Martín pescador', '#1F5F63': 'Laguna profunda', '#1B4B50': 'Sombra de abeto', '#17393E': 'Ferri nocturno',
      },
    },
    greens: {
      name: 'Verdes',
      colours: {
        '#EAF1E1': 'Corazón de apio', '#D3E2C3': 'Brote de chícharo', '#B8CFA3': 'Manojo de salvia', '#9ABA83': 'Trébol nuevo', '#7DA266': 'Césped recién cortado',
        '#648A50': 'Hoja de helecho', '#4F7242': 'Portón del jardín', '#3F5C37': 'Muro de hiedra', '#31482D': 'Aguja de pino', '#253624': 'Suelo del bosque',
      },
    },
    browns: {
      name: 'Cafés y negros',
      colours: {
        '#A07A5C': 'Rama de canela', '#8A6548': 'Teja de cedro', '#73523B': 'Cáscara de nuez', '#5F4433': 'Castaña asada', '#4C382C': 'Grano de café',
        '#3B2E27': 'Tierra labrada', '#2E2926': 'Hierro colado', '#262728': 'Barra de carboncillo', '#1B1D1F': 'Olla negra', '#0F1011': 'Noche sin luna',
      },
    },
  },
};
