const store = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value per process, on globalThis, because middleware, instrumentation and pages are separate bundles with separate module
 * state. Store data only: functions would outlive hot reloading.
 */
export const singleton = <T>(name: string, create: () => T): T =>
  (store[Symbol.for(`mainstreet.${name}`)] ??= create()) as T;
