import { lookNames } from '../../lib/content/look/looks';
import { completeRecord, type WireRecord } from './embedded-records';
import { LONG_NAME } from './full-record';

const longName = (number: number) =>
  `Service ${number} with a name that goes on and on incomprehensibilitiesandcounterrevolutionaries`;

/** The complete record, and one record per condition of conditions.spec.ts with that condition inverted. */
export const variantsOf = () => {
  const complete = completeRecord();
  const business = complete.dbPrincipal;
  const variant = (change: Partial<WireRecord>) => ({ record: { ...complete, ...change } as WireRecord });
  const [service] = complete.dbServices ?? [];
  const reviews = [
    { Date: '2026-01-02', ReviewsStars: 5 },
    { Date: '2026-02-03', ReviewsStars: 4 },
  ];

  return {
    complete: { ...variant({}), reviews },
    'no-service-pages': variant({ autoGntLandingFromService: false }),
    'no-custom-links': variant({ customLinks: [] }),
    'no-reviews': {
      ...variant({ reviews: { activo: false, isHomeOnly: false, links: ['https://reviews.example.com/'] } }),
      reviews,
    },
    'home-only-reviews': {
      ...variant({ reviews: { activo: true, isHomeOnly: true, links: ['https://reviews.example.com/'] } }),
      reviews,
    },
    'no-channel': variant({ ytGallery: { linkCanalYT: '', links: ['ChannelVid1'] } }),
    'second-entries': variant({
      videosPromo: [
        { activo: false, link: 'https://www.youtube.com/watch?v=FirstVideo1' },
        { activo: true, link: 'https://www.youtube.com/watch?v=SecondVideo' },
      ],
      brandingExtra: [
        { activo: false, link: '' },
        { activo: true, link: 'https://second-branding.example.com/' },
      ],
    }),
    'two-locations': variant({
      dbPrincipal: {
        ...business,
        location: [...(business.location ?? []), { address: '22 Hawthorn Lane, Denver, CO 80206' }],
      },
    }),
    'stock-only': variant({ gallery: [], landings: [], beforeAfterGall: [] }),
    'no-pictures': variant({
      gallery: [],
      stock: undefined,
      landings: [],
      beforeAfterGall: [],
      dbServices: [{ name: service?.name ?? '', description: [{ text: 'No picture here' }] }],
      videosPromo: [],
      brandingExtra: [],
    }),
    'no-payment-picture': variant({
      tiposPago: [{ activo: false, img: '/assets/demo/payment-methods.svg' }],
    }),
    'no-licence': variant({ dbPrincipal: { ...business, licensed: '' } }),
    'no-numbers': variant({ dbPrincipal: { ...business, licensed: '', exprYears: 0, miles: 0 } }),
    'one-network': variant({
      dbSocialMedia: { redes: complete.dbSocialMedia?.redes?.slice(0, 1), directorios: [] },
    }),
    'no-network': variant({ dbSocialMedia: { redes: [], directorios: [] } }),
  };
};

/** The complete record with content that is longer than usual, or that does not arrive. */
export const awkwardVariantsOf = (contentUrl: string) => {
  const complete = completeRecord();
  const variant = (change: Partial<WireRecord>) => ({ record: { ...complete, ...change } as WireRecord });
  const description = complete.dbServices?.[0]?.description ?? [];

  return {
    'long-slogan': variant({
      dbSlogan: [
        {
          slogan: Array.from({ length: 50 }, (_, index) =>
            index % 7 === 6 ? 'Craftsmanship' : 'carefully',
          ).join(' '),
        },
      ],
    }),
    'long-name': variant({
      dbPrincipal: {
        ...complete.dbPrincipal,
        name: 'Northside Residential and Commercial Painting, Drywall, Plaster & Carpentry, LLC.',
        logo: '',
      },
    }),
    ...Object.fromEntries(
      lookNames.map((look) => [
        `long-name-${look}`,
        {
          record: {
            ...complete,
            dbPrincipal: { ...complete.dbPrincipal, name: LONG_NAME, logo: '' },
            options: { look },
          },
        },
      ]),
    ),
    'ten-services': variant({
      dbServices: Array.from({ length: 10 }, (_, index) => ({
        name: longName(index + 1),
        description,
      })),
    }),
    'outside-pictures': variant({
      dbServices: [
        {
          name: 'Outside',
          description: [
            { img: `${contentUrl}/pictures/missing.jpg`, text: 'One' },
            { img: `${contentUrl}/pictures/house.jpg`, text: 'Two' },
          ],
        },
      ],
    }),
  };
};
