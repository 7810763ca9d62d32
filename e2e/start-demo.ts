import { ContentServer, publicServices } from './support/content-server-process';
import { SiteServer } from './support/site-server';

/** Before all tests: the server of the embedded demo record, which all workers share (`demo`). */
const startDemo = async () => {
  const content = new ContentServer();
  await content.start();
  const demo = await SiteServer.start({ ...publicServices(content), LEADS_PER_ADDRESS: '1000000' });
  process.env.DEMO_PORT = String(demo.port);
  return async () => {
    await demo.dispose();
    await content.stop();
  };
};

export default startDemo;
