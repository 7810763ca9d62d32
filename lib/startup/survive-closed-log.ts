/**
 * Keeps the server running when its log cannot be written (the reading process has ended). Without a listener
 * these errors are uncaught exceptions, Next logs each of them, and that line fails too, without end.
 */
export const surviveClosedLog = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};
