import { watch } from 'node:fs';
import { env, pageIdSchema } from '@/lib/platform/env';
import { reasonOf, warn } from '@/lib/platform/log';

/** Editors write a file in several steps: wait until it stays unchanged. */
const QUIET_MS = 200;

/** Calls `revalidate` with the page id of each changed file of RECORDS_DIR. Logs when it cannot watch. */
export const watchRecords = (revalidate: (pageId: string) => Promise<unknown>): void => {
  const { recordsDir } = env();
  if (!recordsDir) return;
  const failed = (error: unknown) => warn('records.watch', { folder: recordsDir, reason: reasonOf(error) });
  const timers = new Map<string, NodeJS.Timeout>();
  try {
    const watcher = watch(recordsDir, { persistent: false }, (_, file) => {
      const [, pageId] = /^(.+)\.json$/.exec(file ?? '') ?? [];
      if (!pageIdSchema.safeParse(pageId).success || pageId === undefined) return;
      clearTimeout(timers.get(pageId));
      const changed = () => {
        timers.delete(pageId);
        void revalidate(pageId).catch(failed);
      };
      timers.set(pageId, setTimeout(changed, QUIET_MS).unref());
    });
    watcher.on('error', failed);
  } catch (error) {
    failed(error);
  }
};
