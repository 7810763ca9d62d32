import { good, HOST, formServer } from '@/test/lead-requests';

const { start } = formServer();

describe('suspects are kept apart, and answered like everyone', () => {
  const stampOf = async () => {
    const { GET } = await import('./bot-check/route');
    return (
      (await (
        await GET(new Request(`http://${HOST}/api/leads/bot-check`, { headers: { host: HOST } }))
      ).json()) as { stamp: string }
    ).stamp;
  };
  /** The clock stands still from the first call on, and is then put on by so much. */
  let clock = 0;
  const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue((clock += ms));
  beforeEach(() => {
    clock = 1_800_000_000_000;
  });

  test.each([
    ['a filled trap', async () => ({ project_reference: 'x' }), 'trap'],
    ['a stamp that nobody signed', async () => ({ stamp: '1700000000000.AAAA' }), 'forged-stamp'],
    ['something else for a stamp', async () => ({ stamp: 'x' }), 'forged-stamp'],
    [
      'a stamp of less than two seconds',
      async () => {
        later(0);
        const stamp = await stampOf();
        later(1_999);
        return { stamp };
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

  test("a stamp of two seconds, of a year, or none is a person's; another site's is not", async () => {
    const { submitJson, leads } = await start();
    later(0);
    const stamp = await stampOf();
    await submitJson({ ...good, message: 'none' });
    later(2_000);
    await submitJson({ ...good, message: 'in time', stamp });
    later(365 * 24 * 60 * 60_000);
    await submitJson({ ...good, message: 'late', stamp });
    expect((await leads()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    const { suspicionOfStamp } = await import('@/lib/leads/intake/bot-check');
    expect(await suspicionOfStamp('other', stamp, Date.now())).toBe('forged-stamp');
  });
});
