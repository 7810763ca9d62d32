/**
 * Keeps the server quiet and serving when its log cannot be written (the reader of a pipe ended, the disk of a file is full).
 * Without a listener the failed write is an uncaught exception, which Next logs: that write fails too, and so on without end.
 */
export const surviveClosedLog = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};
