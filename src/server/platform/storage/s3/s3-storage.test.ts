// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStorage } from '../open-storage.ts';
import { UnsupportedStorageUrl } from '../problems.ts';
import type { Storage } from '../storage.ts';
import { storageContract } from '../storage.contract.ts';

let folder = '';
let host = '';
let server: S3rver;
let storages = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets: [{ name: 'lectern-test' }] });
  host = `127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = (rest: string, credentials = 'S3R%56ER:S3RVER@') => openStorage(new URL(`s3://${credentials}${host}/${rest}`));
const plain = { type: 'text/plain' };

/** A store with scripted answers. */
async function withStore(answer: RequestListener, use: (storage: Storage) => Promise<void>): Promise<void> {
  const store = createServer(answer);
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  const { port } = store.address() as AddressInfo;
  try {
    await use(await openStorage(new URL(`s3://KEY:SECRET@127.0.0.1:${port}/bucket/p?tls=false`)));
  } finally {
    store.closeAllConnections();
    store.close();
  }
}

storageContract('s3', () => open(`lectern-test/contract/${(storages += 1)}?tls=false`));

test('storages under different prefixes do not see each other', async () => {
  const [one, other] = [await open('lectern-test/one?tls=false'), await open('lectern-test/other?tls=false&region=eu-west-1')];
  await one.put('a', Buffer.from('x'), plain);
  expect(await other.get('a')).toBeUndefined();
  expect(await (await open('lectern-test?tls=false')).stat('one/a')).toMatchObject({ size: 1 });
});

test('credentials come from the environment when the URL has none', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  try {
    const storage = await open('lectern-test/environment?tls=false', '');
    await storage.put('a', Buffer.from('x'), plain);
    const found = await storage.get('a');
    expect(found && (await text(found.body))).toBe('x');
  } finally {
    vi.unstubAllEnvs();
  }
});

test('an unknown key and a missing bucket are errors, not missing objects', async () => {
  await expect((await open('lectern-test?tls=false', 'NOBODY:S3RVER@')).get('a')).rejects.toThrow();
  await expect((await open('no-such-bucket?tls=false')).get('a')).rejects.toThrow();
});

// s3rver cannot continue a listing: it needs DES, which OpenSSL 3 no longer enables.
test('follows a listing over several pages', async () => {
  const page = (keys: string[], rest: string) =>
    `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')}${rest}</ListBucketResult>`;
  const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>further</NextContinuationToken>';
  const answer: RequestListener = ({ url = '' }, response) => {
    const isSecond = new URL(url, 'http://paging').searchParams.get('continuation-token') === 'further';
    response.end(isSecond ? page(['p/c'], '') : page(['p/a', 'p/b'], more));
  };
  await withStore(answer, async (storage) => {
    const listed: string[] = [];
    for await (const { key } of storage.list('')) listed.push(key);
    expect(listed).toEqual(['a', 'b', 'c']);
  });
});

test('an upload whose first part is rejected stops reading and closes its source', async () => {
  const answer: RequestListener = (request, response) => {
    const { method, url = '' } = request;
    request.resume().on('end', () => {
      if (method === 'POST' && url.includes('uploads'))
        response.end('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>');
      else response.writeHead(method === 'DELETE' ? 204 : 403).end();
    });
  };
  await withStore(answer, async (storage) => {
    let isClosed = false;
    const endless = async function* () {
      try {
        for (;;) yield Buffer.alloc(3 * 1024 * 1024);
      } finally {
        isClosed = true;
      }
    };
    const source = Readable.from(endless());
    await expect(storage.put('a', source, plain)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    expect(source.destroyed).toBe(true);
    await expect.poll(() => isClosed).toBe(true);
  });
});

test.each(['https://example.org/', 's3://KEY:SECRET@host:9000/'])('rejects %s', async (url) => {
  await expect(openStorage(new URL(url))).rejects.toThrow(UnsupportedStorageUrl);
});

test('a file URL opens a folder', async () => {
  const storage = await openStorage(new URL(`file://${folder}/with%20space`));
  await storage.put('a', Buffer.from('x'), plain);
  expect(await storage.stat('a')).toMatchObject({ size: 1 });
});

test('follows no redirects', async () => {
  const asked: (string | undefined)[] = [];
  const redirect: RequestListener = (request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: `http://${request.headers.host}/elsewhere` }).end();
  };
  await withStore(redirect, async (storage) => {
    await expect(storage.get('a')).rejects.toThrow();
  });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => path?.includes('elsewhere'))).toEqual([]);
});
