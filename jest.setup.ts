import { format, TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// Some tests load all modules again; on a busy machine that takes seconds.
jest.setTimeout(30_000);

// An unexpected console line fails a test; a test that expects one replaces the method.
const unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => void unexpected.push(`console.${method}: ${format(...parts)}`);
}

afterEach(() => {
  jest.useRealTimers();
  expect(unexpected.splice(0)).toEqual([]);
});

// jsdom lacks these.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));
if ('Element' in globalThis) {
  Element.prototype.scrollBy ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
