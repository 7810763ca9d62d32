import { once } from 'node:events';
import { connect, createServer } from 'node:net';

// Lighthouse's slow 4G, for a phone.
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = 1_638_400 / 8;
const PACKET_BYTES = 1_460;
const PACKET_HEADER_BYTES = 40;
/** Packets that a server sends before it waits for the first answer (RFC 6928). */
const INITIAL_WINDOW = 10;
/** Packets that wait here before the server behind is held back. */
const MAX_WAITING = 60;

/** @param {() => void} work @param {number} at on the clock of performance.now() */
const workAt = (work, at) => setTimeout(work, at - performance.now());

/**
 * A server's address behind a slow link: all connections share its bandwidth, and each opens with a round
 * trip and begins with a small window that doubles (TCP's slow start). Packets are never lost.
 * @param {string} origin
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export const shapeLink = async (origin) => {
  const { hostname, port } = new URL(origin);
  let isFreeAt = 0;

  const send = (client, server) => {
    let window = INITIAL_WINDOW * PACKET_BYTES;
    let underWay = 0;
    const waiting = [];
    const sendPacket = () => {
      const part = waiting[0].subarray(0, PACKET_BYTES);
      if (part.length === waiting[0].length) waiting.shift();
      else waiting[0] = waiting[0].subarray(PACKET_BYTES);
      underWay += part.length;
      isFreeAt =
        Math.max(isFreeAt, performance.now()) +
        ((part.length + PACKET_HEADER_BYTES) / BYTES_PER_SECOND) * 1_000;
      workAt(() => client.writable && client.write(part), isFreeAt + ROUND_TRIP_MS / 2);
      workAt(() => {
        underWay -= part.length;
        window += part.length;
        sendAll();
      }, isFreeAt + ROUND_TRIP_MS);
    };
    const sendAll = () => {
      while (waiting.length > 0 && underWay < window) sendPacket();
      if (waiting.length > MAX_WAITING) server.pause();
      else server.resume();
    };
    server.on('data', (bytes) => {
      waiting.push(bytes);
      sendAll();
    });
  };

  const link = createServer({ noDelay: true }, (client) => {
    const server = connect({ host: hostname, port: Number(port), noDelay: true });
    const isOpenAt = performance.now() + ROUND_TRIP_MS;
    client.on('data', (bytes) => {
      const arrivesAt = Math.max(performance.now(), isOpenAt) + ROUND_TRIP_MS / 2;
      workAt(() => server.writable && server.write(bytes), arrivesAt);
    });
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
    send(client, server);
  }).listen(0, 'localhost');
  await once(link, 'listening');
  return { origin: `http://localhost:${link.address().port}`, close: () => link.close() };
};
