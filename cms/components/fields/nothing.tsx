/** Hides a field that another control shows. */
export const Nothing = () => null;
