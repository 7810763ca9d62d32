// Joins Next's declaration: next.config.mjs makes the import of a look's stylesheet its address.
declare module '*.pcss' {
  const address: string;
  export default address;
}
