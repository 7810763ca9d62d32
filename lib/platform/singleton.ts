const store = globalThis as unknown as Record<symbol, unknown>;

/** One value for all bundles of the process. No functions: they would outlive hot reloading. */
export const singleton = <T>(name: string, create: () => T): T =>
  (store[Symbol.for(`mainstreet.${name}`)] ??= create()) as T;
