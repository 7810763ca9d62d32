import { hintFor } from '@/lib/platform/text';

/** The meta tag by which a search engine verifies ownership, and the form of its code. */
const verificationServices = {
  google: { meta: 'google-site-verification', code: /^[\w-]{10,100}$/ },
  bing: { meta: 'msvalidate.01', code: /^[0-9A-F]{32}$/i },
};

export type Verification = Readonly<Record<string, string>>;

const services = new Map(Object.entries(verificationServices));
const names = [...services.keys()];
const REASON = `verification must be {${names.map((name) => `"${name}": the code of the meta tag`).join(', ')}}`;

const unknownReason = (name: string): string =>
  `verification.${name} is no known service${hintFor(name, names)}`;

/** Leaves out unknown names and invalid codes, and calls `refuse` with the name and the reason. */
export const readVerification = (
  written: unknown,
  refuse: (field: string, reason: string) => void,
): Verification => {
  if (written === undefined || written === null) return {};
  const isObject = typeof written === 'object' && !Array.isArray(written);
  if (!isObject) refuse('verification', REASON);
  const codes: Record<string, string> = {};
  for (const [name, code] of isObject ? Object.entries(written) : []) {
    const service = services.get(name);
    if (!service) refuse(`verification.${name}`, unknownReason(name));
    else if (typeof code === 'string' && service.code.test(code)) codes[service.meta] = code;
    else if (code !== null) refuse(`verification.${name}`, REASON);
  }
  return codes;
};
