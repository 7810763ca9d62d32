import { startServer } from './server';

type Route = { POST: (request: Request) => Promise<Response> };

/** For tests: a server in a folder of its own; `post` sends what a browser reports. @returns its status */
export const countingServer = (name: string, load: () => Promise<Route>) => {
  return async (environment: Record<string, string> = {}) => {
    startServer(environment);
    const { POST } = await load();
    const { database } = await import('@/lib/platform/db');
    const post = async (body: BodyInit, headers: Record<string, string> = {}): Promise<number> => {
      const own = {
        host: 'a.example',
        origin: 'https://a.example',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      };
      const init = { method: 'POST', body, duplex: 'half', headers: { ...own, ...headers } };
      return (await POST(new Request(`http://a.example/api/${name}`, init as RequestInit))).status;
    };
    return { post, database };
  };
};
