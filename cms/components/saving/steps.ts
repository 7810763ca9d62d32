import { comparable } from '../../record/same-value';
import type { Values } from './form-values';

/** A save: the fields that it changed, before and after it. */
export type Step = { before: Values; after: Values };

/** The saves of this visit, in their order; those behind `done` are undone. */
export class Steps {
  /** The save of the last step has no answer yet: a repeated save with more changes is the same step. */
  isSent = false;
  /** Values that Undo or Redo has put into the form: their save is no step of its own. */
  restored: Values = {};
  private all: Step[] = [];
  private done = 0;

  get last(): Step | null {
    return this.all[this.done - 1] ?? null;
  }

  get next(): Step | null {
    return this.all[this.done] ?? null;
  }

  /** Whether Undo or Redo made all of these changes. */
  areRestored = (changes: Values): boolean =>
    Object.entries(changes).every(
      ([name, one]) => name in this.restored && comparable(one) === comparable(this.restored[name]),
    );

  add(step: Step, isSent = false) {
    this.all = [...this.all.slice(0, this.done - (this.isSent ? 1 : 0)), step];
    this.done = this.all.length;
    this.isSent = isSent;
  }

  move(way: 'undo' | 'redo') {
    this.done += way === 'undo' ? -1 : 1;
  }
}
