import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const root = path.join(import.meta.dirname, 'peers');
const compressed = /^text|json|svg/;
const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
};
const typeOf = (ending) => types[ending] ?? (ending === 'woff2' ? 'font/woff2' : `image/${ending}`);

/** A folder's file for a path, with index.html for a folder; null when it has none. */
const fileOf = (folder, pathname) => {
  const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  const found = [file, path.join(file, 'index.html')].find((name) => path.extname(name) && existsSync(name));
  return found ?? null;
};

const serve = async (folder) => {
  const server = createServer((request, response) => {
    const file = fileOf(folder, new URL(request.url, 'http://localhost').pathname);
    if (!file) return response.writeHead(404).end();
    const type = typeOf(path.extname(file).slice(1));
    const isPage = type.startsWith('text/html');
    const body = readFileSync(file);
    const isCompressed = compressed.test(type) && /gzip/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': type,
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    });
    response.end(isCompressed ? gzipSync(body) : body);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return server;
};

/** Runs `work` with the pages that lie in bench/peers (see its README), and stops their servers. */
export const withPeers = async (work) => {
  const names = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'index.html')));
  const servers = await Promise.all(names.map((name) => serve(path.join(root, name))));
  try {
    return await work(
      names.map((name, index) => ({ name, origin: `http://localhost:${servers[index].address().port}` })),
    );
  } finally {
    for (const server of servers) server.close().closeAllConnections();
  }
};
