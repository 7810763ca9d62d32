import { escapeHtml } from '@/lib/platform/text';

type AttributeValues = Record<string, string | number | boolean | undefined>;

const attribute = ([name, value]: [string, AttributeValues[string]]): string => {
  if (value === undefined || value === false) return '';
  return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
};

/** An opening tag with escaped attributes: `true` has no value, `false` and undefined are left out. */
export const tag = (name: string, attributes: AttributeValues = {}): string =>
  `<${name}${Object.entries(attributes).map(attribute).join('')}>`;
