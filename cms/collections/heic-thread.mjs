import { parentPort, workerData } from 'node:worker_threads';
import heic from 'heic-decode';

// Decodes an iPhone's photo in a thread of its own, for media.ts.
const [first] = await heic.all({ buffer: workerData.data });
if (first && first.width * first.height <= workerData.maxPixels)
  parentPort?.postMessage(await first.decode());
