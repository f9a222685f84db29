import { fileURLToPath } from 'node:url';
import { diskStorage } from './disk/disk-storage.ts';
import { UnsupportedStorageUrl } from './problems.ts';
import type { Storage } from './storage.ts';

/**
 * - `file:///var/lib/lectern/storage`: a folder, made if missing
 * - `s3://KEY:SECRET@host:port/bucket/prefix?region=eu-central-1&tls=false`: any S3-compatible server. Percent-encode the secret;
 *   without KEY:SECRET (then write the port) credentials come from the environment; region is us-east-1 and tls true unless given
 * - `s3://bucket/prefix`: Amazon S3, region and credentials as the AWS SDK finds them
 */
export async function openStorage(url: URL): Promise<Storage> {
  if (url.protocol === 'file:') return diskStorage(fileURLToPath(url));
  // The S3 client is large: whoever stores on disk never loads it.
  if (url.protocol === 's3:') return (await import('./s3/open-s3.ts')).openS3(url);
  throw new UnsupportedStorageUrl(`Storage is file: or s3:, not ${url.protocol}`);
}
