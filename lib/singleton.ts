const store = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value per server process. Middleware, instrumentation and pages are separate bundles, each with module state of its own:
 * what all must see lives on globalThis. Keep data in it and no functions of this tree: the value outlives hot reloading, and
 * an edited function would not be called until a restart.
 */
export const singleton = <T>(name: string, create: () => T): T =>
  (store[Symbol.for(`mainstreet.${name}`)] ??= create()) as T;
