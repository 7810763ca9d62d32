import { differing, type Values } from './form-values';

/**
 * Puts values into the form, whose rows the server draws. Text that is typed before they are drawn is put
 * into the form after them.
 */
export class Drawing {
  /** The number of drawings that have not ended. */
  private running = 0;
  /** The values of the form when the drawing began. */
  private before: Values = {};
  private pending: Values[] = [];
  private typed: Values = {};

  /** @param form the values that the form shows */
  constructor(
    private form: Values,
    private readonly reset: (values: Values, names?: string[]) => Promise<void>,
  ) {}

  /** @returns the form's values with the values and the text that are still to be drawn */
  withPending(form: Values): Values {
    this.form = form;
    if (!this.running) return form;
    const changed = differing(form, this.before);
    const isDrawn = (name: string) =>
      this.pending.some((one) => name in one && !differing({ [name]: form[name] }, one).length);
    for (const name of Object.keys(form).filter((one) => !isDrawn(one)))
      if (changed.includes(name)) this.typed[name] = form[name];
      else Reflect.deleteProperty(this.typed, name);
    return this.all();
  }

  private all = (): Values => Object.assign({}, this.form, ...this.pending, this.typed) as Values;

  /** @returns the values of the form in the end */
  async draw(values: Values, names?: string[]): Promise<Values> {
    if (!this.running) Object.assign(this, { before: this.form, pending: [], typed: {} });
    this.running += 1;
    let shown = values;
    for (let missing = names; ; missing = differing(this.typed, shown)) {
      if (missing?.length === 0) break;
      this.pending.push(shown);
      shown = this.all();
      await this.reset(shown, missing);
    }
    this.running -= 1;
    return shown;
  }
}
