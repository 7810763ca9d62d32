import * as z from 'zod/mini';
import { withoutInvisible } from '@/lib/platform/invisible';
import {
  bestWays,
  campaignFields,
  clickIds,
  consentField,
  maxLengths,
  photoField,
  typedFields,
  type CampaignField,
  type TypedField,
} from './fields';

export type ErrorCode =
  'required' | 'contact' | 'email' | 'phone' | 'tooLong' | 'invalid' | 'photos' | 'photoType' | 'photoSize';
export type LeadErrors = Partial<Record<TypedField | typeof photoField, ErrorCode>>;

const unprintable = /\p{Cc}/gu;

/** A text as one line without invisible characters, which cannot start a header or a log line. */
const oneLine = (text: string): string =>
  withoutInvisible(text.toWellFormed())
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(unprintable, '')
    .trim();

const manyLines = (text: string): string =>
  withoutInvisible(text.toWellFormed())
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unprintable, (character) => (character === '\n' ? '\n' : ''))
    .trim();

const unsetAsBlank = (clean: (text: string) => string) =>
  z.transform((value: unknown) => {
    const given = value ?? '';
    return typeof given === 'string' ? clean(given) : given;
  });

const text = (max: number, ...checks: Parameters<ReturnType<typeof z.string>['check']>) =>
  z.pipe(unsetAsBlank(oneLine), z.string('invalid').check(z.maxLength(max, 'tooLong'), ...checks));

/** Corrects instead of refusing, because visitors cannot correct these fields. */
const corrected = (correct: (text: string) => string) =>
  z.transform((value: unknown) => (typeof value === 'string' ? correct(value) : ''));

const cut = (text: string, max: number): string => oneLine(text).slice(0, max).toWellFormed();

const pathOf = (text: string): string =>
  text.startsWith('/') ? cut(oneLine(text).replace(/[?#].*$/, ''), 300) : '';

const clickId = /^[\w.~-]{1,300}$/;
const host = /^[a-z\d.-]{1,253}(:\d{1,5})?$/;

/** One campaign field, bounded; '' for an invalid value, because half a click id is useless. */
export const campaignValue = (name: CampaignField, text: string): string => {
  if (name === 'landing_page') return pathOf(text);
  if (name === 'referrer') return host.test(text) ? text : '';
  if ((clickIds as readonly string[]).includes(name)) return clickId.test(text) ? text : '';
  return cut(text, 200);
};

const required = z.minLength(1, 'required');
const mailbox = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/]+\.[^\s@<>()[\]\\,;:"/.]{2,}$/u;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A posted lead, for browser and server; every issue's message is an ErrorCode. */
const leadSchema = z
  .object({
    firstName: text(maxLengths.firstName, required),
    lastName: text(maxLengths.lastName),
    email: text(
      maxLengths.email,
      z.refine((value) => value === '' || mailbox.test(value), { error: 'email' }),
    ),
    phone: text(
      maxLengths.phone,
      z.refine((value) => value === '' || value.replace(/\D/g, '').length >= 7, { error: 'phone' }),
    ),
    address: text(maxLengths.address),
    service: corrected((text) => cut(text, maxLengths.service)),
    bestWay: z.transform((value: unknown) => bestWays.find((way) => way === value) ?? null),
    message: z.pipe(
      unsetAsBlank(manyLines),
      z.string('invalid').check(z.maxLength(maxLengths.message, 'tooLong'), required),
    ),
    [consentField]: z.transform(
      (value: unknown) =>
        value === true || (typeof value === 'string' && !['', 'false', 'off', '0'].includes(value)),
    ),
    id: z.transform((value: unknown) =>
      typeof value === 'string' && uuid.test(value.toLowerCase()) ? value.toLowerCase() : null,
    ),
    page: z.transform((value: unknown) => (typeof value === 'string' && pathOf(value)) || null),
    ...(Object.fromEntries(
      campaignFields.map((name) => [name, corrected((text) => campaignValue(name, text))]),
    ) as Record<CampaignField, ReturnType<typeof corrected>>),
  })
  .check(
    z.refine(({ email, phone }) => email !== '' || phone !== '', {
      error: 'contact',
      path: ['phone'],
      // Checked also while another field is wrong, so that all errors are reported at once.
      when: ({ value }) =>
        typeof (value as PostedLead).email === 'string' && typeof (value as PostedLead).phone === 'string',
    }),
  );

export type PostedLead = z.output<typeof leadSchema>;

/** Checks the posted fields. @returns the lead, or one error for each wrong field, in the form's order */
export const checkPosted = (
  posted: Readonly<Record<string, unknown>>,
): { lead: PostedLead } | { errors: LeadErrors } => {
  const result = z.safeParse(leadSchema, posted);
  if (result.success) return { lead: result.data };
  const first = (field: TypedField) =>
    result.error.issues.find(({ path }) => path[0] === field)?.message as ErrorCode | undefined;
  return {
    errors: Object.fromEntries(
      typedFields.flatMap((field) => {
        const code = first(field);
        return code ? [[field, code]] : [];
      }),
    ),
  };
};
