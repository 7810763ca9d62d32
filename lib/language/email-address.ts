import readAddresses from 'nodemailer/lib/addressparser';

/** Domains in any top-level domain, in punycode too; the part before the @ as most mail servers take it. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{0,63}[\w!#$%&'*+/=?^`{|}~-]@(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}(?:[a-z]{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])$/i;

/**
 * The one e-mail address in 'mailto:joe@acme.example?subject=Hi', 'Joe <joe@acme.example>' or
 * 'joe@acme.example (office)'; null for none, for several and for one amid other words.
 */
export const emailIn = (text: string): string | null => {
  const written = text
    .trim()
    .replace(/^mailto:[\s/]*([^?]*)(?:\?.*)?$/is, '$1')
    .replace(/^.{0,200}?(?:href=["']?|\]\()mailto:([^"'?)>\s]+).*$/is, '$1')
    .replace(/^[^\p{L}\p{N}\x21-\x7e]+/u, '')
    .replace(/^(?:[\p{L} -]{2,20}(?::|\s[–-])|e-?mail(?: us)?(?: at)?)\s+/iu, '')
    .replace(/ ?@ (?=\S+$)| @(?=\S+$)/, '@')
    .replace(/(?<=\w)[.,;]$/, '');
  if (ADDRESS.test(written)) return written;
  if (/[\r\n]/.test(written)) return null;
  const found = readAddresses(written, { flatten: true });
  const [{ address = '', name = '' } = {}] = found;
  const isMarked =
    written.includes(`<${address}>`) ||
    (written.startsWith(address) && /^\s*\(/.test(written.slice(address.length)));
  return found.length === 1 && isMarked && ADDRESS.test(address) && !name.includes('@') ? address : null;
};
