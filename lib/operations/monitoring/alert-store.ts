import 'server-only';
import type { Database, Row } from '@/lib/platform/db';
import type { Cause, Problem } from './problems';

/** A problem that no instance has seen for so many milliseconds is over. */
const OVER_AFTER = 3 * 60_000;
/** Milliseconds after which another instance may send a claimed message. */
const CLAIM_MS = 2 * 60_000;

export type Notice = {
  cause: Cause;
  subject: string;
  detail: string;
  since: number;
  state: 'open' | 'over';
  sentTo: string[];
};

const toNotice = (row: Row): Notice => {
  const state = row.over_at === null ? 'open' : 'over';
  return {
    cause: row.cause as Cause,
    subject: String(row.subject),
    detail: String(row.detail),
    since: Number(row.since),
    state,
    sentTo: String(state === 'open' ? row.open_sent_to : row.over_sent_to)
      .split(',')
      .filter(Boolean),
  };
};

/** Shared by all instances: a message is sent once. Methods reject when the database does not answer. */
export const alertStore = (db: Database) => ({
  /** @param endOthers false after a start, when the instance has not seen all yet */
  update: async (problems: readonly Problem[], now: number, endOthers: boolean): Promise<void> => {
    for (const { cause, subject, detail, since = now, delay = 0, isCovered = false } of problems) {
      if (isCovered)
        await db.run(
          "update alerts set seen_at = ?, over_at = null, over_sent_to = '' where cause = ? and subject = ? and open_sent_to <> ''",
          [now, cause, subject],
        );
      else
        await db.run(
          `insert into alerts (cause, subject, detail, since, due_at, seen_at, open_sent_to, over_sent_to, claimed_until)
           values (?, ?, ?, ?, ?, ?, '', '', 0)
           on conflict (cause, subject) do update set seen_at = excluded.seen_at, detail = excluded.detail,
             over_at = null, over_sent_to = ''`,
          [cause, subject, detail, since, now + delay, now],
        );
    }
    if (!endOthers) return;
    const lastSeen = now - OVER_AFTER;
    await db.run("delete from alerts where seen_at < ? and open_sent_to = ''", [lastSeen]);
    await db.run('update alerts set over_at = ?, claimed_until = 0 where seen_at < ? and over_at is null', [
      now,
      lastSeen,
    ]);
  },

  claim: async (channels: readonly string[], now: number): Promise<Notice[]> => {
    const all = channels.join(',');
    const rows = await db.all(
      `update alerts set claimed_until = ? where claimed_until <= ?
         and ((over_at is null and due_at <= ? and open_sent_to <> ?) or (over_at is not null and over_sent_to <> ?))
       returning cause, subject, detail, since, open_sent_to, over_at, over_sent_to`,
      [now + CLAIM_MS, now, now, all, all],
    );
    return rows.map(toNotice);
  },

  markSent: async (
    { cause, subject, state }: Notice,
    sentTo: readonly string[],
    isComplete: boolean,
  ): Promise<void> => {
    if (state === 'over' && isComplete)
      await db.run('delete from alerts where cause = ? and subject = ? and over_at is not null', [
        cause,
        subject,
      ]);
    else
      await db.run(
        `update alerts set ${state === 'open' ? 'open_sent_to' : 'over_sent_to'} = ? where cause = ? and subject = ?`,
        [sentTo.join(','), cause, subject],
      );
  },

  subjects: async (cause: Cause): Promise<string[]> => {
    const rows = await db.all('select subject from alerts where cause = ? and over_at is null', [cause]);
    return rows.map(({ subject }) => String(subject));
  },

  open: async (): Promise<Notice[]> => {
    const rows = await db.all(
      `select cause, subject, detail, since, open_sent_to, over_at, over_sent_to from alerts
       where over_at is null and due_at <= seen_at order by cause, subject`,
    );
    return rows.map(toNotice);
  },
});
