import type { Kept } from '../components/saving/kept';
import { Saver } from '../components/saving/saver';

type Answer = { status: number; json: any };
/** The server's answer to a save. */
export const ok = (doc: object): Answer => ({ status: 200, json: { doc } });

/** A saver with a server and a clock that a test moves. */
export const start = (
  values: Record<string, unknown> = { title: 'A', city: 'X' },
  left: Kept | null = null,
) => {
  let forgotten = 0;
  let isFull = false;
  const sent: { body: any; isPublished: boolean; answer: (answer: Answer | Error) => Promise<void> }[] = [];
  let changes = 0;
  const timers: { ms: number; then: () => void }[] = [];
  const resets: object[] = [];
  const waiting: (() => void)[] = [];
  /** The server draws a form when it is let go. */
  const drawn = {
    isHeld: false,
    letGo: async () => {
      waiting.shift()?.();
      await settle();
    },
  };
  let kept: Kept | null = null;
  const settle = () => new Promise<void>((done) => setImmediate(done));
  const saver = new Saver(values, {
    send: (body, isPublished) =>
      new Promise((resolve) =>
        sent.push({
          body,
          isPublished,
          answer: (answer) => {
            resolve(answer instanceof Error ? { status: 0, json: null } : answer);
            return settle();
          },
        }),
      ),
    changed: () => void (changes += 1),
    device: { forget: () => void (forgotten += 1), keep: (next) => ((kept = next), !isFull) },
    onSaved: () => undefined,
    reset: async (doc) => {
      resets.push(doc);
      if (drawn.isHeld) await new Promise<void>((done) => waiting.push(done));
    },
    wait: (ms, then) => {
      const timer = { ms, then };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
  });
  saver.offer(left);
  /** Lets the pause end that is waited for. */
  const pass = async () => {
    timers.shift()?.then();
    await settle();
  };
  return {
    saver,
    sent,
    timers,
    resets,
    drawn,
    pass,
    kept: () => kept,
    changes: () => changes,
    forgotten: () => forgotten,
    refuseToKeep: () => void (isFull = true),
  };
};

/** The same, with a title that was typed and sent. */
export const startTyped = async () => {
  const started = start();
  started.saver.update({ title: 'B', city: 'X' });
  await started.pass();
  return started;
};
