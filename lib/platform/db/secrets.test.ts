import { startServer, temporaryFolder } from '@/test/server';

const folder = temporaryFolder();

const signedWith = async (receiversSecret: string) => {
  startServer({ DATA_DIR: folder, LEADS_SIGNING_SECRET: receiversSecret });
  return (await import('./secrets')).sign('bot-check', 'demo:1');
};

test('open forms and photo links survive a change of LEADS_SIGNING_SECRET', async () => {
  expect(await signedWith('the-first-of-two-secrets')).toBe(await signedWith('the-second-of-two-secrets'));
});
