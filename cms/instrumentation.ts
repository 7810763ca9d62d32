/**
 * Before the first request: migrations, the agency's first account, and the calls to the site that are still
 * due.
 */
export const register = async () => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }, { ensureFirstAccount }, { startOutbox }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('./login/first-account'),
    import('./site/outbox'),
  ]);
  const payload = await getPayload({ config });
  await ensureFirstAccount(payload);
  startOutbox(payload);
};
