import diagnostics from 'node:diagnostics_channel';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import onHeaders from 'on-headers';
import { isShuttingDown } from '@/lib/platform/lifecycle';
import { missingHeaders } from './response-headers';
import { sendStored } from './send-stored';

const isSecure = ({ headers }: IncomingMessage): boolean =>
  String(headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim() === 'https';

/** The last answer on each connection. */
const lastAnswers = new WeakMap<Socket, ServerResponse>();

type Start = { request: IncomingMessage; response: ServerResponse; socket: Socket };

/** Adds missing headers to an answer when it is sent. */
export const completeAnswer = (message: unknown): void => {
  const { request, response, socket } = message as Start;
  lastAnswers.set(socket, response);
  sendStored(request, response);
  onHeaders(response, () => {
    // Next answers 500 to a range that a file does not have; this header says what it means.
    if (String(response.getHeader('content-range')).startsWith('bytes */')) response.statusCode = 416;
    const { statusCode: status } = response;
    const missing = missingHeaders({ status, headers: response.getHeaders(), isSecure: isSecure(request) });
    for (const [name, value] of Object.entries(missing)) response.setHeader(name, value);
    if (isShuttingDown()) response.setHeader('connection', 'close');
  });
};

/** For every answer of this process. Node itself answers a missing Host and an unknown Expect. */
export const completeAnswers = (): void => diagnostics.subscribe('http.server.request.start', completeAnswer);

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not read as a request. Node's own answer has no headers. */
export const answerUnreadable = ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
  const last = lastAnswers.get(socket);
  const isAnswering = last?.headersSent && !last.writableFinished;
  if (!socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const status = statuses[code] ?? 400;
  const headers = { connection: 'close', ...missingHeaders({ status, headers: {}, isSecure: false }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'), () =>
    socket.destroy(),
  );
};
