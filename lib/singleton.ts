const store = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value per process, on globalThis: middleware, instrumentation and pages are bundles with module state of their
 * own. Keep data in it and no functions: it outlives hot reloading.
 */
export const singleton = <T>(name: string, create: () => T): T =>
  (store[Symbol.for(`mainstreet.${name}`)] ??= create()) as T;
