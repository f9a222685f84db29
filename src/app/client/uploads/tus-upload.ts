import { importRoutes, type ImportWishes } from '#contract/presentation/imports.ts';
import { defaultOptions, Upload, type DetailedError } from 'tus-js-client';
import type { UploadEvents } from './uploads.ts';
import { storedPrefix } from './stored-uploads.ts';

const PIECE = 8 * 1024 ** 2;
/** Long enough for a server restart. */
const pauses = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];

interface Sender {
  /** Part of the storage key, so that another user of this browser does not resume the upload. */
  ownerOid: string;
  csrfToken: string;
}

const fingerprintOf = (ownerOid: string, { name, size, lastModified }: File) => `${storedPrefix(ownerOid)}${name} ${size} ${lastModified}`;
const statusOf = (error: Error | DetailedError) => ('originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0);
// Errors that a retry will not fix.
const isFinal = (status: number) => status >= 400 && status < 500 && ![408, 409, 423, 425, 429].includes(status);
const headersOf = ({ csrfToken }: Sender) => ({ 'X-XSRF-TOKEN': csrfToken, Accept: 'application/json' });

/** Sends a file in chunks, resuming where the server already has part of it. */
export async function beginUpload(
  file: File,
  wishes: ImportWishes,
  sender: Sender,
  { onProgress, onReconnecting, onSent, onBroken }: UploadEvents,
): Promise<{ stop(): Promise<void> }> {
  const upload = new Upload(file, {
    // Absolute: browsers resolve URLs only against an absolute base.
    endpoint: new URL(importRoutes.uploads, location.href).href,
    chunkSize: PIECE,
    retryDelays: pauses,
    headers: headersOf(sender),
    metadata: { filename: file.name, wishes: JSON.stringify(wishes) },
    fingerprint: async () => fingerprintOf(sender.ownerOid, file),
    removeFingerprintOnSuccess: true,
    onProgress: (sent) => onProgress(sent),
    onShouldRetry(error) {
      if (isFinal(statusOf(error))) return false;
      onReconnecting();
      return true;
    },
    onSuccess: () => onSent(idIn(upload.url ?? '')),
    onError: (error) => onBroken({ problem: problemIn(error), isRefused: isFinal(statusOf(error)) }),
  });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return { stop: () => upload.abort(true).catch(() => undefined) };
}

const idIn = (address: string) => decodeURIComponent(address.replace(/\/+$/, '').split('/').at(-1) ?? '');

function problemIn(error: Error | DetailedError): string | null {
  const said = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    const { detail }: { detail?: unknown } = Object(JSON.parse(said ?? ''));
    return typeof detail === 'string' ? detail : null;
  } catch {
    return null;
  }
}

export interface UnfinishedUpload {
  key: string;
  name: string;
  size: number;
  address: string | null;
}

/** Lists the uploads this user started in this browser that did not finish. */
export async function listUnfinished(ownerOid: string): Promise<UnfinishedUpload[]> {
  const all = await defaultOptions.urlStorage.findAllUploads();
  const own = all.filter(({ urlStorageKey }) => urlStorageKey.startsWith(`tus::${storedPrefix(ownerOid)}`));
  return own.map(({ urlStorageKey, metadata, size, uploadUrl }) => ({
    key: urlStorageKey,
    name: metadata['filename'] ?? '',
    size: size ?? 0,
    address: uploadUrl,
  }));
}

/** Drops an unfinished upload, both here and on the server. */
export async function dropUnfinished({ key, address }: UnfinishedUpload, sender: Sender): Promise<void> {
  await defaultOptions.urlStorage.removeUpload(key);
  if (address !== null) await Upload.terminate(address, { headers: headersOf(sender), retryDelays: null }).catch(() => undefined);
}
