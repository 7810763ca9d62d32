import { differing, type Values } from './form-values';

/** Values on their way into the form, which the server draws; text typed meanwhile comes after them. */
export class Drawing {
  private isOpen = 0;
  /** The values of the form when the drawing began. */
  private before: Values = {};
  private drawn: Values[] = [];
  private typed: Values = {};

  /** @param form the values that the form shows */
  constructor(
    private form: Values,
    private readonly reset: (values: Values, names?: string[]) => Promise<void>,
  ) {}

  /** @returns the form's values with all that is on its way into it */
  hear(form: Values): Values {
    this.form = form;
    if (!this.isOpen) return form;
    const changed = differing(form, this.before);
    const isDrawn = (name: string) =>
      this.drawn.some((one) => name in one && !differing({ [name]: form[name] }, one).length);
    for (const name of Object.keys(form).filter((one) => !isDrawn(one)))
      if (changed.includes(name)) this.typed[name] = form[name];
      else Reflect.deleteProperty(this.typed, name);
    return this.all();
  }

  private all = (): Values => Object.assign({}, this.form, ...this.drawn, this.typed) as Values;

  /** @returns the values of the form in the end */
  async draw(values: Values, names?: string[]): Promise<Values> {
    if (!this.isOpen) Object.assign(this, { before: this.form, drawn: [], typed: {} });
    this.isOpen += 1;
    let shown = values;
    for (let missing = names; ; missing = differing(this.typed, shown)) {
      if (missing?.length === 0) break;
      this.drawn.push(shown);
      shown = this.all();
      await this.reset(shown, missing);
    }
    this.isOpen -= 1;
    return shown;
  }
}
