const store = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value per server process. Middleware and pages are separate bundles, each with module state of its own:
 * what both must see lives on globalThis.
 */
export const singleton = <T>(name: string, create: () => T): T =>
  (store[Symbol.for(`mainstreet.${name}`)] ??= create()) as T;
