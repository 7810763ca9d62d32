import { WINDOWS_C1 } from '@/lib/platform/mended-text';
import { attribute, first, parseHtml } from '../page/dom';

const HEAD_BYTES = 4_096;

const labelled = (bytes: Buffer, type: string): string | undefined => {
  const head = parseHtml(bytes.subarray(0, HEAD_BYTES).toString('latin1'));
  const old = attribute(first('meta[http-equiv="content-type" i]', head), 'content');
  const [ofType, ofMeta] = [type, old].map((text) => /charset=["']?([\w-]+)/i.exec(text)?.[1]);
  return ofType ?? (attribute(first('meta[charset]', head), 'charset') || ofMeta);
};

/** Node decodes the quotation marks and dashes of windows-1252 as control characters. */
const withMarks = (decoder: TextDecoder, bytes: Buffer): string => {
  const text = decoder.decode(bytes);
  if (decoder.encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_C1.charAt(sign.charCodeAt(0) - 0x80));
};

/** By the charset of server or page if it fits, else UTF-8, else windows-1252, which reads any bytes. */
export const decodePage = (bytes: Buffer, type: string): string => {
  for (const label of [labelled(bytes, type), 'utf-8'])
    try {
      if (label) return withMarks(new TextDecoder(label, { fatal: true }), bytes);
    } catch {
      continue;
    }
  return withMarks(new TextDecoder('windows-1252'), bytes);
};
