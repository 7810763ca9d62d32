import { differing, pick, type Values } from './form-values';
import { comparable } from '../../record/same-value';
import type { Choice } from '../../record/merge';
import type { Both } from '../../record/record-form';
import { Drawing } from './drawing';
import type { Kept } from './kept';
import type { Answer, Question, SaveState, Tools } from './saver-tools';
import { Steps, type Step } from './steps';

const PAUSE_MS = 600;
const MAX_RETRY_MS = 30_000;
/**
 * Saves a form by its changed fields, each with the value that it was changed from, so that the server merges
 * them with the changes of others; keeps on this device all text that the server does not have.
 */
export class Saver {
  state: SaveState = 'saved';
  question: Question | null = null;
  message = '';
  /** Whether the device keeps the text that the server does not have. */
  isKept = true;
  /** The text that earlier visits left on this device, until somebody decides. */
  left: Kept | null = null;
  private mayRetry = false;
  private base: Values;
  private isBusy = false;
  private isPublishing = false;
  private retryMs = 0;
  private stopWaiting: () => void = () => undefined;
  private readonly steps = new Steps();
  /** Sent changes without an answer: the server may have stored them. */
  private unanswered: Values[] = [];
  private readonly drawing: Drawing;

  /** @param values of the form as the server has it */
  constructor(
    private values: Values,
    private readonly tools: Tools,
  ) {
    this.base = values;
    this.drawing = new Drawing(values, tools.reset);
  }

  /** The fields whose values the server does not have. */
  changedNames = (): string[] => differing(this.values, this.base);

  private become(state: SaveState) {
    this.state = state;
    this.tools.changed();
  }

  private keep(names: string[]) {
    const kept = { changes: pick(this.values, names), madeFrom: pick(this.base, names) };
    const wasKept = this.isKept;
    this.isKept = this.tools.device.keep(names.length ? { at: new Date().toISOString(), ...kept } : null);
    if (this.isKept !== wasKept) this.become(this.state);
  }

  /** Takes the form's values; saves them after a pause in typing. */
  update(values: Values) {
    this.values = this.drawing.withPending(values);
    const names = this.changedNames();
    if (!names.length) {
      if (this.isBusy || this.state === 'saved') return;
      this.question = null;
      this.keep([]);
      return this.become(this.state === 'login' ? 'login' : 'saved');
    }
    this.keep(names);
    if (this.state === 'saved' || this.state === 'refused') this.become('saving');
    if (this.state === 'saving') this.later(PAUSE_MS);
  }

  /** Takes the text that earlier visits left on this device. */
  offer(left: Kept | null) {
    this.left = left;
    this.become(this.state);
  }

  /** Sends the text that earlier visits left on this device, or drops it. */
  decide(isWanted: boolean) {
    const { changes, madeFrom } = (isWanted && this.left) || { changes: {}, madeFrom: {} };
    this.base = { ...this.base, ...madeFrom };
    this.values = { ...this.values, ...changes };
    this.keep(this.changedNames());
    this.left = null;
    this.tools.device.forget();
    this.become(isWanted ? 'saving' : this.state);
    if (!isWanted) return;
    void this.show(changes);
    void this.save();
  }

  publish() {
    this.isPublishing = true;
    return this.save();
  }

  /** Decides a conflict: where both changed the same, my text or theirs counts. */
  answer(field: string, choice: Choice) {
    const asked = this.question?.conflicts.find((one) => one.field === field);
    if (!this.question || !asked) return;
    // Typed since the question: the server compares this text anew.
    const isOld = comparable(this.values[field]) !== comparable(this.question.sent[field]);
    const conflicts = isOld ? [] : this.question.conflicts.filter((one) => one !== asked);
    this.question = conflicts.length ? { ...this.question, conflicts } : null;
    this.become(this.question ? 'conflict' : 'saving');
    if (!isOld) {
      this.base = { ...this.base, [field]: asked.stored };
      void this.show({ [field]: asked[choice] });
    }
    void this.save();
  }

  /** Puts values into the form. */
  private async show(values: Values) {
    this.values = { ...this.values, ...values };
    this.values = await this.drawing.draw(values, Object.keys(values));
  }

  /** The step that Undo takes back or Redo repeats; unsaved typed text is the first step of Undo. */
  stepFor(way: 'undo' | 'redo'): Step | null {
    if (this.question) return null;
    if (way === 'redo') return this.steps.next;
    const names = this.changedNames();
    if (this.steps.areRestored(pick(this.values, names))) return this.steps.last;
    return { before: pick(this.base, names), after: pick(this.values, names) };
  }

  async step(way: 'undo' | 'redo') {
    const step = this.stepFor(way);
    if (!step) return;
    if (way === 'undo' && step !== this.steps.last) this.steps.add(step);
    this.steps.move(way);
    await (way === 'undo' ? this.replace(step.after, step.before) : this.replace(step.before, step.after));
  }

  /** Takes other values for the whole form, as one step. */
  async put(values: Values) {
    const names = differing(values, this.values).filter((name) => name in this.values);
    const [before, after] = [pick(this.values, names), pick(values, names)];
    this.steps.add({ before, after });
    await this.replace(before, after);
  }

  /** Saves `to` as if it had been typed in the place of `from`: the server merges the change. */
  private async replace(from: Values, to: Values) {
    const unsaved = this.changedNames();
    const names = Object.keys(to);
    const others = names.filter((name) => !unsaved.includes(name));
    this.base = { ...this.base, ...pick(from, others) };
    Object.assign(this.steps.restored, to);
    this.update({ ...this.values, ...to });
    await this.show(to);
  }

  /** Called when the connection, the session or the tab is back. */
  retry = () => {
    const isUnsaved = ['unsaved', 'login'].includes(this.state) && this.changedNames().length;
    if (isUnsaved || this.mayRetry) void this.save();
  };

  /** Takes whether the session lasts: the bar says that it ended before anything is typed. */
  noteSession(isLoggedIn: boolean) {
    if (isLoggedIn && this.state === 'login') void this.save();
    if (!isLoggedIn && this.state === 'saved') this.become('login');
  }

  private later(ms: number) {
    this.stopWaiting();
    this.stopWaiting = this.tools.wait(ms, () => void this.save());
  }

  private async save(): Promise<void> {
    if (this.isBusy || this.question) return;
    this.stopWaiting();
    this.mayRetry = false;
    const names = this.changedNames();
    const isPublished = this.isPublishing;
    if (!names.length && !isPublished) {
      this.keep([]);
      return this.become('saved');
    }
    this.isBusy = true;
    this.become('saving');
    const [sent, madeFrom] = [pick(this.values, names), pick(this.base, names)];
    if (!this.steps.areRestored(sent)) this.steps.add({ before: madeFrom, after: sent }, true);
    const _status = isPublished ? 'published' : 'draft';
    const { status, json } = await this.tools.send({ ...sent, madeFrom, _status }, isPublished);
    if (status === 200 && json?.doc) return this.take(json.doc, sent, isPublished);
    this.isBusy = false;
    this.refuse(status, json, sent);
  }

  private async take(doc: Values, sent: Values, isPublished: boolean) {
    this.retryMs = 0;
    this.unanswered = [];
    this.steps.isSent = false;
    if (isPublished) this.isPublishing = false;
    // The server's values that the form shows: the next changes are made from them.
    this.base = { ...this.base, ...sent };
    const isForeign = differing(this.base, { ...this.base, ...doc }).length > 0;
    this.tools.onSaved(doc, isPublished);
    // While somebody types, the form is not touched: the next answer brings the changes of others.
    if (isForeign && !this.changedNames().length) {
      const before = this.base;
      this.base = { ...before, ...doc };
      this.values = await this.drawing.draw(doc);
      // Text that was typed meanwhile was made from the former values: the next save merges it.
      this.base = { ...this.base, ...pick(before, this.changedNames()) };
    }
    this.isBusy = false;
    const left = this.changedNames();
    this.keep(left);
    if (!left.length) this.steps.restored = {};
    if (!left.length && !this.isPublishing) return this.become('saved');
    this.become('saving');
    this.later(this.isPublishing ? 0 : PAUSE_MS);
  }

  /** Whether the stored value was sent from this page in a save whose answer was lost. */
  private takeOwn({ field, stored }: Both): boolean {
    const isOwn = this.unanswered.some((one) => comparable(one[field]) === comparable(stored));
    if (isOwn) this.base = { ...this.base, [field]: stored };
    return isOwn;
  }

  private refuse(status: number, json: Answer | null, sent: Values) {
    const error = json?.errors?.[0];
    if (!json || status >= 500 || status === 408 || status === 429) {
      this.unanswered.push(sent);
      this.retryMs = Math.min(Math.max(2_000, this.retryMs * 2), MAX_RETRY_MS);
      this.become('unsaved');
      return this.later(this.retryMs);
    }
    const conflicts = error?.data?.conflicts?.filter((one) => !this.takeOwn(one));
    if (conflicts?.length === 0) return void this.save();
    this.isPublishing = false;
    if (conflicts) {
      this.question = { ...error?.data, conflicts, sent };
      return this.become('conflict');
    }
    if (status === 401) return this.become('login');
    // Another person may have logged in, whose business it is not.
    this.mayRetry = status === 403;
    this.message = error?.data?.errors?.[0]?.message ?? error?.message ?? String(status);
    this.become('refused');
  }
}
