import type { RequestListener } from 'node:http';
import { after } from 'node:test';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { serverThat } from './owners';

/** Keeps what is put there; asks for a signature, without checking it. */
const standIn = (): RequestListener => {
  const objects = new Map<string, { data: Buffer; type: string }>();
  return async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [, , key] = path.split('/');
    if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''))
      return response.writeHead(403).end();
    if (!key && query.includes('list-type=2')) {
      const contents = [...objects.keys()].map((name) => `<Contents><Key>${name}</Key></Contents>`);
      return response.end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`);
    }
    if (!key) return response.writeHead(400).end();
    if (request.method === 'PUT')
      objects.set(key, { data: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(200).end();
    if (!found) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.data.length });
    return response.end(request.method === 'HEAD' ? undefined : found.data);
  };
};

/**
 * An empty bucket: of the server that S3_TEST_URL names (http://KEY:SECRET@HOST:PORT/BUCKET), or of a small one of
 * our own.
 */
export const startBucket = async () => {
  const own = `http://key:secret@${new URL(await serverThat(standIn())).host}/pictures`;
  const url = new URL(process.env.S3_TEST_URL || own);
  const bucket = url.pathname.slice(1);
  const credentials = { accessKeyId: url.username, secretAccessKey: url.password };
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: url.origin,
    forcePathStyle: true,
    credentials,
  });
  after(() => client.destroy());
  return {
    /** For the content server. */
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: url.origin,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    keys: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key }) => Key as string).sort();
    },
    read: async (key: string) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
  };
};
