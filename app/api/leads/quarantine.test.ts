import { good, HOST, formServer } from '@/test/lead-requests';

const { start } = formServer();

describe('suspicious leads go to quarantine, and get the usual answer', () => {
  const fetchBotCheck = async () => {
    const { GET } = await import('./bot-check/route');
    return (
      (await (
        await GET(new Request(`http://${HOST}/api/leads/bot-check`, { headers: { host: HOST } }))
      ).json()) as { botCheck: string }
    ).botCheck;
  };
  /** A fake clock, which this moves forward. */
  let clock = 0;
  const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue((clock += ms));
  beforeEach(() => {
    clock = 1_800_000_000_000;
  });

  test.each([
    ['a filled honeypot', async () => ({ project_reference: 'x' }), 'honeypot'],
    [
      'a bot check with a wrong signature',
      async () => ({ botCheck: '1700000000000.AAAA' }),
      'forged-bot-check',
    ],
    ['a bot check that is none', async () => ({ botCheck: 'x' }), 'forged-bot-check'],
    [
      'a bot check younger than a second',
      async () => {
        later(0);
        const botCheck = await fetchBotCheck();
        later(999);
        return { botCheck };
      },
      'too-fast',
    ],
  ])('%s', async (_name, extra, reason) => {
    const { submit, submitJson, leads } = await start();
    const suspect = await extra();
    expect((await submitJson({ ...good, ...suspect })).body).toBe('{"ok":true}');
    expect((await submit({ ...good, message: 'Again', ...suspect })).status).toBe(303);
    expect((await leads()).map((lead) => [lead.state, lead.reason])).toEqual([
      ['quarantined', reason],
      ['quarantined', reason],
    ]);
  });

  test("a bot check of a second or a year ago is accepted, and so is none; another site's is not", async () => {
    const { submitJson, leads } = await start();
    later(0);
    const botCheck = await fetchBotCheck();
    await submitJson({ ...good, message: 'none' });
    later(1_000);
    await submitJson({ ...good, message: 'in time', botCheck });
    later(365 * 24 * 60 * 60_000);
    await submitJson({ ...good, message: 'late', botCheck });
    expect((await leads()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    const { suspicionOfBotCheck } = await import('@/lib/leads/intake/abuse-checks');
    expect(await suspicionOfBotCheck('other', botCheck, Date.now())).toBe('forged-bot-check');
  });
});
