import { normaliseHost } from './normalise-host';

test.each([
  ['www.example.com', 'www.example.com'],
  ['WWW.Example.COM', 'www.example.com'],
  ['www.example.com:8080', 'www.example.com'],
  ['www.example.com.', 'www.example.com'],
  ['www.example.com.:443', 'www.example.com'],
  [' a.example ', 'a.example'],
  ['', ''],
])('the host %j is %j', (host, name) => expect(normaliseHost(host)).toBe(name));
