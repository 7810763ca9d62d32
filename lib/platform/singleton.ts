const store = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value per process, on globalThis: middleware, instrumentation and pages are bundles with separate
 * module state. Store data only, as functions would outlive hot reloading.
 */
export const singleton = <T>(name: string, create: () => T): T =>
  (store[Symbol.for(`mainstreet.${name}`)] ??= create()) as T;
