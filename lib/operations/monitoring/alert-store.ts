import 'server-only';
import type { Database } from '@/lib/platform/db';
import type { Cause, Problem } from './problems';

/** A problem is over when no instance has seen it for so long, in ms. */
const OVER_AFTER = 3 * 60_000;
/** Milliseconds after which another instance may send a claimed message. */
export const CLAIM_MS = 2 * 60_000;

export type Notice = {
  cause: Cause;
  subject: string;
  detail: string;
  since: number;
  state: 'open' | 'over';
  sentTo: string[];
};

/** SQL for a `Notice`, with its channels in one text. */
const NOTICE = `cause, subject, detail, since, case when over_at is null then 'open' else 'over' end as state,
  case when over_at is null then open_sent_to else over_sent_to end as "sentTo"`;
type NoticeRow = Omit<Notice, 'sentTo'> & { sentTo: string };

const toNotice = ({ sentTo, ...notice }: NoticeRow): Notice => ({
  ...notice,
  sentTo: sentTo.split(',').filter(Boolean),
});

export type Sent = Notice & { isComplete: boolean };

/** Shared by all instances, so that a message is sent once. Methods reject without a database. */
export const alertStore = (db: Database) => {
  /** Binds a list as JSON: one statement for any number of rows. */
  const list =
    db.dialect === 'postgres' ? 'jsonb_array_elements(cast(? as jsonb)) as list(value)' : 'json_each(?)';
  const inList = `(cause, subject) in (select value->>'cause', value->>'subject' from ${list})`;
  const number = (name: string) => `cast(value->>'${name}' as bigint)`;

  return {
    /** @param endOthers false after a start, when the instance has not seen everything yet */
    update: async (problems: readonly Problem[], now: number, endOthers: boolean): Promise<void> => {
      const rows = [
        ...new Map(problems.map((problem) => [`${problem.cause} ${problem.subject}`, problem])).values(),
      ];
      const open = rows
        .filter(({ isCovered }) => !isCovered)
        .map(({ since = now, delay = 0, ...problem }) => ({ ...problem, since, dueAt: now + delay }));
      const covered = rows.filter(({ isCovered }) => isCovered);
      const lastSeen = now - OVER_AFTER;
      await db.batch([
        {
          sql: `insert into alerts (cause, subject, detail, since, due_at, seen_at, open_sent_to, over_sent_to, claimed_until)
            select value->>'cause', value->>'subject', value->>'detail', ${number('since')}, ${number('dueAt')},
              cast(? as bigint), '', '', 0 from ${list} where true
            on conflict (cause, subject) do update set seen_at = excluded.seen_at, detail = excluded.detail,
              over_at = null, over_sent_to = ''`,
          args: [now, JSON.stringify(open)],
        },
        {
          sql: `update alerts set seen_at = ?, over_at = null, over_sent_to = '' where open_sent_to <> '' and ${inList}`,
          args: [now, JSON.stringify(covered)],
        },
        ...(endOthers
          ? [
              { sql: "delete from alerts where seen_at < ? and open_sent_to = ''", args: [lastSeen] },
              {
                sql: 'update alerts set over_at = ?, claimed_until = 0 where seen_at < ? and over_at is null',
                args: [now, lastSeen],
              },
            ]
          : []),
      ]);
    },

    /** At most `count` messages that this instance must send within CLAIM_MS. */
    claim: async (channels: readonly string[], now: number, count: number): Promise<Notice[]> => {
      const all = channels.join(',');
      const isDue = `claimed_until <= ?
        and ((over_at is null and due_at <= ? and open_sent_to <> ?) or (over_at is not null and over_sent_to <> ?))`;
      const due = [now, now, all, all];
      const rows = await db.all<NoticeRow>(
        `update alerts set claimed_until = ? where ${isDue} and (cause, subject) in
           (select cause, subject from alerts where ${isDue} order by cause, subject limit ${count})
         returning ${NOTICE}`,
        [now + CLAIM_MS, ...due, ...due],
      );
      return rows.map(toNotice);
    },

    markSent: async (notices: readonly Sent[]): Promise<void> => {
      const jsonOf = (isWanted: (notice: Sent) => boolean) =>
        JSON.stringify(
          notices
            .filter(isWanted)
            .map(({ cause, subject, sentTo }) => ({ cause, subject, sentTo: sentTo.join(',') })),
        );
      const mark = (column: string, isWanted: (notice: Sent) => boolean) => ({
        sql: `update alerts set ${column} = value->>'sentTo' from ${list}
          where cause = value->>'cause' and subject = value->>'subject'`,
        args: [jsonOf(isWanted)],
      });
      await db.batch([
        {
          sql: `delete from alerts where over_at is not null and ${inList}`,
          args: [jsonOf(({ state, isComplete }) => state === 'over' && isComplete)],
        },
        mark('open_sent_to', ({ state }) => state === 'open'),
        mark('over_sent_to', ({ state, isComplete }) => state === 'over' && !isComplete),
      ]);
    },

    subjects: async (cause: Cause): Promise<string[]> => {
      const sql = 'select subject from alerts where cause = ? and over_at is null';
      return (await db.all<{ subject: string }>(sql, [cause])).map(({ subject }) => subject);
    },

    open: async (): Promise<Notice[]> => {
      const sql = `select ${NOTICE} from alerts where over_at is null and due_at <= seen_at order by cause, subject`;
      return (await db.all<NoticeRow>(sql)).map(toNotice);
    },
  };
};
