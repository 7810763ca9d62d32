/** A state that components follow. */
export class Followed<State> {
  /** Rises with each change, so that a component knows a new state. */
  turn = 0;
  private listeners = new Set<() => void>();

  constructor(public state: State) {}

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  protected become(state: State) {
    this.state = state;
    this.turn += 1;
    for (const listener of this.listeners) listener();
  }
}
