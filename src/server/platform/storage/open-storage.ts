import { fileURLToPath } from 'node:url';
import { diskStorage } from './disk/disk-storage.ts';
import { UnsupportedStorageUrl } from './problems.ts';
import type { Storage } from './storage.ts';

/**
 * - `file:///var/lib/lectern/storage`: a folder, created if missing
 * - `s3://KEY:SECRET@host:port/bucket/prefix?region=eu-central-1&tls=false`: any S3-compatible server. Percent-encode the secret;
 *   without KEY:SECRET (the port is then required) credentials come from the environment; region defaults to us-east-1 and tls to true
 * - `s3://bucket/prefix`: Amazon S3, with the AWS SDK's own region and credentials
 */
export async function openStorage(url: URL): Promise<Storage> {
  if (url.protocol === 'file:') return diskStorage(fileURLToPath(url));
  // The S3 client is large: load it only where it is used.
  if (url.protocol === 's3:') return (await import('./s3/open-s3.ts')).openS3(url);
  throw new UnsupportedStorageUrl(`Storage URLs start with file: or s3:, not ${url.protocol}`);
}
