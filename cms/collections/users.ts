import type { CollectionConfig, Endpoint, PayloadRequest, Where } from 'payload';
import { isAgency, nobody, onlyAgency, onlyAgencyField, selfOrAgency } from '../access/access';
import { refusalOf } from '../access/routes';
import { findAll } from '../database/find';
import { inviteAgain, inviteUser } from '../login/invitations';
import { confirmAddress, FIRST_ADDRESS, loginEndpoints } from '../login/login-links';
import { settings } from '../settings/settings';
import { w } from '../record/words';

const DAY = 24 * 60 * 60;

/** @throws a refusal when this is the agency's last account */
const keepOneAgency = async (req: PayloadRequest, id: unknown): Promise<void> => {
  const where: Where = { role: { equals: 'agency' }, id: { not_equals: id } };
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req });
  const [user] = await findAll(req.payload, 'users', { id: { equals: id } }, { req });
  if (!totalDocs && user?.role === 'agency')
    throw refusalOf(req, 400, 'The last account of the agency stays.');
};

export const users: CollectionConfig = {
  slug: 'users',
  lockDocuments: false,
  labels: { singular: w('Person'), plural: w('People') },
  admin: {
    useAsTitle: 'email',
    hideAPIURL: true,
    defaultColumns: ['email', 'role', 'businesses', 'lastLogin'],
    hidden: ({ user }) => user?.role !== 'agency',
    group: w('Agency'),
  },
  auth: {
    tokenExpiration: 7 * DAY,
    // Counted in login/password-login.ts: Payload's counting lets a stranger lock an account.
    maxLoginAttempts: 0,
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
      label: w('Role'),
      options: [
        { value: 'agency', label: w('Agency: all businesses') },
        { value: 'owner', label: w('Owner: her businesses') },
      ],
      access: { create: onlyAgencyField, update: onlyAgencyField },
      saveToJWT: true,
    },
    {
      name: 'businesses',
      type: 'relationship',
      relationTo: 'businesses',
      hasMany: true,
      label: w('Businesses'),
      access: { create: onlyAgencyField, update: onlyAgencyField },
      admin: {
        description: w('What an owner sees and changes.'),
        allowCreate: false,
        condition: (_, { role }, { user }) => role !== 'agency' && user?.role === 'agency',
      },
    },
    {
      name: 'lastLogin',
      type: 'date',
      label: w('Last login'),
      access: { create: nobody, update: nobody },
      admin: { condition: () => false },
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
    beforeChange: [
      async ({ data, originalDoc, operation, req }) => {
        const isLeaving = originalDoc?.role === 'agency' && data.role && data.role !== 'agency';
        if (isLeaving) await keepOneAgency(req, originalDoc.id);
        if (operation !== 'update' || req.user?.id !== originalDoc.id) return;
        const address = String(data.email ?? '')
          .trim()
          .toLowerCase();
        // Nobody reads mails at the invented address of the first account: none could confirm the change.
        if (!address || address === originalDoc.email || originalDoc.email === FIRST_ADDRESS) return;
        if (settings.smtpUrl) confirmAddress(req, originalDoc, address);
        throw settings.smtpUrl
          ? refusalOf(req, 400, 'A link is on its way to {address}: the address is yours when you open it.', {
              address,
            })
          : refusalOf(req, 400, 'Without a mail server, another account of the agency changes your address.');
      },
    ],
    beforeDelete: [({ req, id }) => keepOneAgency(req, id)],
  },
  endpoints: [
    ...loginEndpoints,
    inviteAgain,
    // The first account is made at the start (login/first-account.ts), not by the first visitor. A person who
    // forgot her password logs in by a link; mails with links are limited.
    ...['/first-register', '/forgot-password', '/reset-password', '/verify/:id'].map((path): Endpoint => ({
      path,
      method: 'post',
      handler: () => Response.json({ message: 'Not found' }, { status: 404 }),
    })),
  ],
};
