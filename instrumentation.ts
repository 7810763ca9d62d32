/** Next calls this once, when the server starts. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./lib/check-env')).checkEnv();
};
