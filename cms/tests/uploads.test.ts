import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import sharp from 'sharp';
import { owners, siteThat } from './owners';
import { heic, pngOf, upload, uploadPicture } from './support';

// What is taken for a picture, and whose it is.

// The editor's own address, which Payload asks also when it is private: here it never answers.
const endless = await siteThat(() => new Promise(() => undefined));
const { handle, patch, acme, other } = await owners({ CMS_ORIGIN: endless.url });
const picture = await uploadPicture(handle, 'stranger');
const png = await pngOf();
const post = (form: FormData, more: Parameters<typeof handle>[2] = {}) =>
  handle('POST', '/api/media', { as: 'owner', form, ...more });
const loaded = () => Object.keys(createRequire(import.meta.url).cache);

test('a photo of an iPhone is stored as a JPEG; a cut one is refused', async () => {
  const send = (data: Buffer) => post(upload(data, 'IMG_1.HEIC', 'image/heic'));
  const { status, json } = await send(heic);
  assert.equal(status, 201);
  assert.deepEqual([json.doc.mimeType, json.doc.width, json.doc.height], ['image/jpeg', 64, 48]);
  const { data } = await handle('GET', new URL(json.doc.url).pathname, { as: 'owner' });
  const [red = 0, green = 0] = await sharp(data).raw().toBuffer();
  assert.ok(red > 150 && green < 100, `${red} ${green}`);
  assert.equal((await send(heic.subarray(0, 300))).status, 400);
  // Other threads decode: for seconds, this one would answer nobody.
  assert.deepEqual(
    loaded().filter((file) => file.includes('heic')),
    [],
  );
});

test('a picture comes as a file: no address in the data is asked, and nobody waits for it', async () => {
  const body = { filename: 'a.png', url: `${endless.url}/api/media/file/a.png` };
  const of = (path: string) => handle('POST', `/api/media${path}`, { as: 'stranger', body });
  const asked = Promise.all(['', `/${picture.id}/duplicate`].map(of));
  const late = new Promise<[]>((done) => setTimeout(done, 5_000, []).unref());
  const saved = patch('owner', `/${acme.id}`, { dbPrincipal__name: 'Saved' }).then(({ status }) => [status]);
  assert.deepEqual(await Promise.race([saved, late]), [200]);
  const refused = (await Promise.race([asked, late])).map(({ status }) => status);
  assert.deepEqual([refused, endless.calls.length], [[400, 404], 0]);
});

test('only pictures are stored, under names that nobody guesses, and only for her businesses', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const bomb = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><rect width="9" height="9"/></svg>',
  );
  const html = Buffer.from('<html><script>alert(1)</script>');
  const large = await sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (const [data, name, type] of [
    [svg, 'a.svg', 'image/svg+xml'],
    [svg, 'a.png', 'image/png'],
    [bomb, 'a.jpg', 'image/jpeg'],
    [html, 'a.png', 'image/png'],
    [large, 'a.png', 'image/png'],
  ] as const) {
    const { status, text } = await post(upload(data, name, type));
    assert.equal(status, 400, `${name} ${type}: ${status}`);
    assert.doesNotMatch(text, /node_modules|stack/);
    assert.match(text, data === large ? /50 megapixels/ : /Only JPEG/);
  }
  const headers = { 'accept-language': 'es' };
  const inSpanish = await post(upload(svg, 'a.svg', 'image/svg+xml'), { headers });
  assert.match(inSpanish.text, /Solo se aceptan/);
  const heavy = Buffer.concat([png, Buffer.alloc(25_000_000)]);
  const tooHeavy = await post(upload(heavy, 'a.png', 'image/png'));
  assert.equal(tooHeavy.status, 413, tooHeavy.text);
  assert.match(tooHeavy.text, /25 MB/);
  const foreign = await post(upload(png, 'a.png', 'image/png', { business: other.id }));
  assert.equal(foreign.status, 403);
  const polyglot = Buffer.concat([png, html]);
  const made = await post(upload(polyglot, '../../x.html', 'image/png'));
  assert.equal(made.status, 201, made.text);
  assert.match(made.json.doc.filename, /^[0-9a-f]{32}\.png$/);
  const file = await handle('GET', new URL(made.json.doc.url).pathname);
  assert.equal(file.status, 200);
  assert.doesNotMatch(file.text, /<script/);
  assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
});

test('a picture cannot be made to stand for the file of another owner, or for one outside', async () => {
  const { filename, url } = picture;
  const { json } = await post(upload(png, 'a.png', 'image/png', { sizes: { card: { filename } } }));
  const { id } = json.doc;
  const body = { filename, url, prefix: '..', _objectKey: 'x', sizes: { thumb: { filename } } };
  const patched = await handle('PATCH', `/api/media/${id}`, { as: 'owner', body });
  assert.equal(patched.status, 200, patched.text);
  assert.equal((await handle('DELETE', `/api/media/${id}`, { as: 'owner' })).status, 200);
  assert.equal((await handle('GET', new URL(url).pathname)).status, 200);
  const fetched = { url: 'http://127.0.0.1:1/x.png', filename: 'x.png' };
  const refused = await handle('POST', '/api/media', { as: 'owner', body: fetched });
  assert.equal(refused.status, 400, refused.text);
  assert.doesNotMatch(refused.text, /127\.0\.0\.1|private/);
});

test('an odd body or picture is refused as one, and is no fault of the server', async () => {
  const boundary = 'multipart/form-data; boundary=--x';
  const part = '----x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  const bodies: [string, string][] = [
    [part, boundary],
    ['----x\r\n\r\nabc\r\n----x--\r\n', boundary],
    ['garbage', boundary],
    ['abc', 'multipart/form-data'],
    [part, 'multipart/mixed; boundary=--x'],
    ['abc', 'text/plain'],
    ...['[1,2', '[1]', '"x"', 'null', ''].map((json): [string, string] => [json, 'application/json']),
  ];
  for (const [raw, type] of bodies)
    for (const [method, path] of [
      ['POST', '/api/media'],
      ['PATCH', `/api/media/${picture.id}`],
      ['PATCH', '/api/businesses/1'],
      ['PATCH', '/api/users/1'],
      ['POST', '/api/users/login'],
      ['POST', '/api/users/login-link/use'],
    ] as const) {
      const { status } = await handle(method, path, { as: 'owner', raw, headers: { 'content-type': type } });
      assert.ok(status >= 400 && status < 500, `${method} ${path} ${type} ${raw}: ${status}`);
    }
  const formWith = (fields: string | null, file?: Blob | string, more?: Blob) => {
    const form = new FormData();
    if (typeof file === 'string') form.append('file', file);
    else if (file) form.append('file', file, 'a.png');
    if (more) form.append('file', more, 'b.png');
    if (fields !== null) form.append('_payload', fields);
    return form;
  };
  const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const blob = (data: Buffer) => new Blob([new Uint8Array(data)], { type: 'image/png' });
  const refused = [
    formWith('{nope', blob(png)),
    formWith('[1]', blob(png)),
    formWith('{}', '{"filename":"x.png"}'),
    formWith('{}', blob(png), blob(png)),
    formWith('{}'),
    formWith('{}', blob(Buffer.alloc(0))),
    formWith('{}', blob(jpeg.subarray(0, jpeg.length / 2))),
    formWith('{}', blob(png.subarray(0, png.length - 20))),
    formWith('{"business": "x"}', blob(png)),
  ];
  for (const form of refused) {
    const { status, text } = await post(form);
    assert.ok(status >= 400 && status < 500, `${status}: ${text}`);
  }
  for (const query of ['crop][x]=a', 'crop][width]=9000&uploadEdits[crop][height]=-1']) {
    const form = formWith('{}', blob(png));
    assert.ok((await handle('POST', `/api/media?uploadEdits[${query}`, { as: 'owner', form })).status < 500);
  }
  for (const name of [`${'x'.repeat(5000)}.png`, 'a\0b.png', '../../a"\r\nX: y.png'])
    assert.equal((await post(upload(png, name, 'image/png'))).status, 201);
});
