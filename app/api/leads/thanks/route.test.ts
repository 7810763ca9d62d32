import { dataFolder, writeIn } from '@/test/server';
import { good, HOST, formServer } from '@/test/lead-requests';

const server = formServer();

test('on a site with analytics the redirect is signed: only after it the page reports the lead', async () => {
  const analytics = { script: 'https://stats.example/s.js' };
  const sites = { [HOST]: { page: 'demo', analytics }, 'other.example': 'spanish' };
  const { submit } = await server.start({ SITES_FILE: writeIn(dataFolder(), 'sites.json', sites) });
  const { GET } = await import('./route');
  const clock = jest.spyOn(Date, 'now');
  const get = (to: string, host = HOST) => GET(new Request(`http://${host}${to}`, { headers: { host } }));
  const open = async (to: string, host?: string) => {
    const answer = await get(to, host);
    const policy = String(answer.headers.get('content-security-policy'));
    return [(await answer.text()).includes(' data-lead="1"></script>'), policy.includes('script-src')];
  };
  const to = (await submit(good)).headers.get('location') ?? '';
  expect(to).toMatch(/^\/api\/leads\/thanks\?stored=\d+\.[\w-]{43}$/);
  expect(await open(to)).toEqual([true, true]);
  expect((await get(to)).headers.get('content-security-policy')).toContain(
    "script-src 'self' https://stats.example; connect-src 'self' https://stats.example;",
  );
  expect(await open('/api/leads/thanks')).toEqual([false, false]);
  const forged = to.replace(/\d(?=\.)/, (digit) => String((Number(digit) + 1) % 10));
  expect(await open(forged)).toEqual([false, false]);
  expect(await open(to, 'other.example')).toEqual([false, false]);
  clock.mockReturnValue(Date.now() + 61_000);
  expect(await open(to)).toEqual([false, false]);
});
