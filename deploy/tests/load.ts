import { randomUUID } from 'node:crypto';
import { type Cluster, pause } from './cluster';

const paths = '/ /about /services /gallery /contact /reviews /sitemap.xml /manifest.webmanifest'.split(' ');
const VIEWERS = 3;

type Load = {
  views: number;
  failed: string[];
  /** Ids of the leads that were answered with 200. */
  acknowledged: string[];
  /** Statuses of the leads that were not. */
  refused: number[];
};

/** Views, one after another. */
const view = async (cluster: Cluster, load: Load, isOver: () => boolean): Promise<void> => {
  for (let index = 0; !isOver(); index += 1) {
    const path = paths[index % paths.length] ?? '/';
    const status = await cluster.get(path).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    load.views += 1;
    if (status !== 200) load.failed.push(`${path}: ${status}`);
    await pause(5);
  }
};

/** Leads, as the form's script sends them: with an id, again until they are acknowledged. */
const send = async (cluster: Cluster, load: Load, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    const id = randomUUID();
    const post = () =>
      cluster.postLead(id).then(
        ({ status }) => status,
        () => 0,
      );
    for (let status = await post(); status !== 200; status = await post()) {
      load.refused.push(status);
      await pause(200);
    }
    load.acknowledged.push(id);
    await pause(250);
  }
};

/** Begins to view pages and to send leads through Varnish. @returns ends it, and gives what came of it */
export const startLoad = (cluster: Cluster): (() => Promise<Load>) => {
  const load: Load = { views: 0, failed: [], acknowledged: [], refused: [] };
  let isOver = false;
  const running = Promise.all([
    ...Array.from({ length: VIEWERS }, () => view(cluster, load, () => isOver)),
    send(cluster, load, () => isOver),
  ]);
  return async () => {
    isOver = true;
    await running;
    return load;
  };
};

/** Visits every path of the load once. */
export const visitAll = async (cluster: Cluster): Promise<void> => {
  for (const path of paths) await cluster.get(path);
};
