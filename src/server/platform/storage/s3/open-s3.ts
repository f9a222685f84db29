import { S3Client } from '@aws-sdk/client-s3';
import { UnsupportedStorageUrl } from '../problems.ts';
import type { Storage } from '../storage.ts';
import { s3Storage } from './s3-storage.ts';

/** Milliseconds until a bucket that cannot be reached is an error. */
const CONNECTING = 10_000;
/** Connections at a time. */
const MOST = 500;

export function openS3(url: URL): Storage {
  const names = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const hasServer = url.username !== '' || url.port !== '';
  const bucket = hasServer ? names.shift() : url.hostname;
  if (!bucket) throw new UnsupportedStorageUrl('The storage URL has no bucket');
  const region = url.searchParams.get('region');
  const isPlain = url.searchParams.get('tls') === 'false';
  const client = new S3Client({
    ...(region || hasServer ? { region: region ?? 'us-east-1' } : {}),
    ...(hasServer ? { endpoint: `${isPlain ? 'http' : 'https'}://${url.host}`, forcePathStyle: true } : {}),
    ...(url.username
      ? { credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) } }
      : {}),
    // A film that somebody watches keeps its connection for as long as they do.
    requestHandler: { connectionTimeout: CONNECTING, httpAgent: { maxSockets: MOST }, httpsAgent: { maxSockets: MOST } },
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return s3Storage({ client, bucket, prefix: names.map((name) => `${name}/`).join('') });
}
