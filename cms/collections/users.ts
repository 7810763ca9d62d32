import type { CollectionConfig, Endpoint } from 'payload';
import { isAgency, onlyAgency, onlyAgencyField, selfOrAgency } from '../access/access';
import { refusal } from '../access/refusal';
import { inviteUser, loginEndpoints } from '../login/login-links';
import { settings } from '../settings/settings';

const DAY = 24 * 60 * 60;

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { en: 'Person', es: 'Persona' }, plural: { en: 'People', es: 'Personas' } },
  admin: {
    useAsTitle: 'email',
    hideAPIURL: true,
    defaultColumns: ['email', 'role', 'businesses'],
    hidden: ({ user }) => user?.role !== 'agency',
    group: { en: 'Agency', es: 'Agencia' },
  },
  auth: {
    tokenExpiration: 7 * DAY,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: settings.origin.startsWith('https:') },
  },
  access: {
    read: selfOrAgency,
    create: onlyAgency,
    update: selfOrAgency,
    delete: onlyAgency,
    unlock: onlyAgency,
    admin: ({ req }) => Boolean(req.user),
  },
  fields: [
    {
      name: 'invitation',
      type: 'ui',
      admin: {
        components: {
          Field: {
            path: '/components/invitation#Invitation',
            clientProps: { isMailed: Boolean(settings.smtpUrl) },
          },
        },
      },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'owner',
      label: { en: 'Role', es: 'Función' },
      options: [
        { value: 'agency', label: { en: 'Agency: all businesses', es: 'Agencia: todos los negocios' } },
        { value: 'owner', label: { en: 'Owner: her businesses', es: 'Dueña: sus negocios' } },
      ],
      access: { create: onlyAgencyField, update: onlyAgencyField },
      saveToJWT: true,
    },
    {
      name: 'businesses',
      type: 'relationship',
      relationTo: 'businesses',
      hasMany: true,
      label: { en: 'Businesses', es: 'Negocios' },
      access: { create: onlyAgencyField, update: onlyAgencyField },
      admin: {
        description: {
          en: 'What an owner sees and changes.',
          es: 'Lo que una dueña ve y cambia.',
        },
        allowCreate: false,
        condition: (_, { role }) => role !== 'agency',
      },
    },
  ],
  hooks: {
    beforeValidate: [
      ({ data, operation }) => {
        // People who log in by links need no password; a random one keeps Payload's form from asking.
        if (operation === 'create' && data && !data.password) data.password = crypto.randomUUID();
        return data;
      },
    ],
    afterChange: [
      ({ doc, operation, req, context }) => {
        if (operation === 'create' && !context.noInvitation && isAgency(req)) inviteUser(req.payload, doc);
      },
    ],
    afterError: [
      ({ error, req }) => {
        if (!req.pathname?.endsWith('/login') || (error as { status?: number }).status !== 401) return;
        // One answer for unknown addresses, wrong passwords and locked accounts: it does not say who has one.
        const { message } = refusal(
          req,
          401,
          'The e-mail address or the password is wrong, or was too often: log in by e-mail, or wait ten minutes.',
          'El correo o la contraseña no es correcta, o falló demasiado: entre por correo o espere diez minutos.',
        );
        return { status: 401, response: { errors: [{ message }] } };
      },
    ],
    beforeDelete: [
      async ({ req, id }) => {
        const { totalDocs } = await req.payload.count({
          collection: 'users',
          where: { role: { equals: 'agency' }, id: { not_equals: id } },
          req,
        });
        if (!totalDocs)
          throw refusal(
            req,
            400,
            'The last account of the agency stays.',
            'La última cuenta de la agencia no se borra.',
          );
      },
    ],
  },
  endpoints: [
    ...loginEndpoints,
    // The first account is made at the start (login/first-account.ts), never by who comes first; who forgot a
    // password logs in by a link, whose mails are counted.
    ...['/first-register', '/forgot-password', '/reset-password'].map((path): Endpoint => ({
      path,
      method: 'post',
      handler: () => Response.json({ message: 'Not found' }, { status: 404 }),
    })),
  ],
};
