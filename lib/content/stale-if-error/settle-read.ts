import { GoneError } from '@/lib/platform/http/bounded-fetch';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { countRead } from '@/lib/platform/metrics';
import { logFailure, type CacheOptions } from './cache-options';
import { emptyEntry, NEVER_DUE, now, summarise, type Entry, type Known } from './cache-state';
import { noSnapshots } from './snapshots';

const RETRY_AFTER_MS = 2_000;

/** Applies a read's result to cache and disk, and logs it. */
export const createSettle = <T, O>(
  options: CacheOptions<T, O>,
  lookUp: (key: string) => Promise<Entry<T>>,
) => {
  const { name, keyName, parse, snapshots, tombstones = noSnapshots, onRead } = options;
  const { goneAfter = 0, withoutCopy = 'unavailable', retryAfter = RETRY_AFTER_MS } = options;
  const { entries, lastAnswers } = options.state;

  const keep = (key: string, entry: Entry<T>): Entry<T> => {
    entries.set(key, entry);
    return entry;
  };

  const noteAnswer = (key: string) => {
    const { newest } = lastAnswers;
    if (newest && newest.key !== key) lastAnswers.other = newest;
    lastAnswers.newest = { key, answeredAt: now() };
  };

  /** When the server last answered for another document, not before `since`. */
  const answeredOther = (key: string, since: number): number | null => {
    const { newest, other } = lastAnswers;
    const answer = newest?.key === key ? other : newest;
    return answer !== null && answer.answeredAt >= since ? answer.answeredAt : null;
  };

  const onSuccess = async (key: string, document: unknown): Promise<Entry<T>> => {
    const before = await lookUp(key);
    const { digest, size } = summarise(document);
    const isSame = before.known.state === 'found' && before.digest === digest;
    const known: Known<T> =
      isSame && !options.alwaysParse ? before.known : { state: 'found', value: parse(document, key) };
    noteAnswer(key);
    countRead(name, isSame ? 'unchanged' : 'changed');
    if (before.failure) info(`${name}.recovered`, { [keyName]: key });
    if (!isSame) {
      await snapshots
        .write(key, document)
        .then(() => onRead?.(key, document))
        .catch(logFailure(options, 'snapshot-not-written', key));
      if (before.known.state === 'found') info(`${name}.changed`, { [keyName]: key });
    }
    if (before.known.state === 'gone') {
      await tombstones.remove(key).catch(logFailure(options, 'tombstone-not-removed', key));
      info(`${name}.restored`, { [keyName]: key });
    }
    return keep(key, { ...emptyEntry, known, readAt: now(), digest, size });
  };

  const entomb = async (key: string, isDeliberate: boolean, failure: string | null): Promise<Entry<T>> => {
    await tombstones
      .write(key, { isDeliberate, since: new Date().toISOString() })
      .catch(logFailure(options, 'tombstone-not-written', key));
    if (goneAfter > 0 || isDeliberate)
      warn(`${name}.gone`, { [keyName]: key, reason: failure ?? 'on request' });
    const readAt = isDeliberate ? NEVER_DUE : now();
    return keep(key, { ...emptyEntry, known: { state: 'gone' }, readAt, failure });
  };

  /** Continues a series of 404s; after a long pause without reads a new one begins. */
  const missingRow = (key: string, { missing }: Entry<T>) => {
    const goesOn = missing !== null && now() - missing.lastAt < 2 * goneAfter;
    const { since, othersSince } = goesOn ? missing : { since: now(), othersSince: null };
    return { since, lastAt: now(), othersSince: othersSince ?? answeredOther(key, since) };
  };

  const onMissing = async (key: string, before: Entry<T>, failure: string): Promise<Entry<T> | null> => {
    const { othersSince } = missingRow(key, before);
    // Not from the first 404: in an outage of the whole server every document may have been one.
    const hasLasted = othersSince !== null && now() - othersSince >= goneAfter;
    if (before.known.state === 'gone')
      return keep(key, { ...before, readAt: Math.max(before.readAt, now()), failure });
    if (goneAfter === 0 || hasLasted) return entomb(key, false, failure);
    return before.known.state !== 'found' && withoutCopy === 'gone'
      ? keep(key, { ...emptyEntry, known: { state: 'gone' }, readAt: now(), failure })
      : null;
  };

  const onFailure = async (key: string, error: unknown): Promise<Entry<T>> => {
    const before = await lookUp(key);
    const failure = reasonOf(error);
    const isMissing = error instanceof GoneError;
    countRead(name, isMissing ? 'missing' : 'failed');
    if (before.failure !== failure) {
      warn(`${name}.read-failed`, { [keyName]: key, reason: failure });
      if (before.known.state === 'found' && before.readAt === -Infinity && before.failure === null)
        warn(`${name}.snapshot`, { [keyName]: key, reason: 'answered from disk' });
    }
    const settled = isMissing ? await onMissing(key, before, failure) : null;
    if (settled) return settled;
    return keep(key, {
      ...before,
      notBefore: now() + retryAfter,
      failure,
      missing: isMissing ? missingRow(key, before) : null,
    });
  };

  return { onSuccess, onFailure, entomb };
};
