import 'server-only';

/**
 * Keeps the server running when nobody reads its log: without a listener each failed line is an uncaught
 * exception, which Next logs, and so on without end.
 */
export const surviveClosedLog = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};
