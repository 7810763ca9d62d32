/** A field that is shown in the place of another one. */
export const Nothing = () => null;
