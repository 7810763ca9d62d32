/**
 * Keeps the server serving when its log cannot be written (the reader has ended). Node's console forgets the errors of lines that
 * follow one another closely: they become uncaught exceptions, Next logs each of them, and that line fails too, without end.
 */
export const surviveClosedLog = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};
