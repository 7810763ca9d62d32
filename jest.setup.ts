import '@testing-library/jest-dom';
import { format, TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// Some tests load their modules anew, as a server that starts, and a busy machine stands still for seconds: this is for what hangs.
jest.setTimeout(30_000);

// Silence passes: a line on the console that a test has not asked for (by replacing the method) fails it.
const unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => void unexpected.push(`console.${method}: ${format(...parts)}`);
}

afterEach(() => expect(unexpected.splice(0)).toEqual([]));

// jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));
if ('Element' in globalThis) {
  Element.prototype.scrollBy ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
}
