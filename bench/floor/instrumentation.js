// Turbopack looks for this file in the folders above too, and would take the site's.
export const register = () => {};
