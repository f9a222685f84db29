import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { checkMediaType } from '../media-type.ts';
import { readPieces } from '../pieces.ts';
import type { Storage, StoredFacts } from '../storage.ts';
import { checkStorageKey, checkStoragePrefix } from '../storage-key.ts';
import { upload } from './s3-upload.ts';

const unlessMissing = (error: unknown): undefined => {
  if (!(error instanceof NoSuchKey || error instanceof NotFound)) throw error;
};

interface Answer {
  ContentLength?: number | undefined;
  /** Of a part: `bytes 0-4/10`. */
  ContentRange?: string | undefined;
  ContentType?: string | undefined;
  ETag?: string | undefined;
}

function factsOf({ ContentLength, ContentRange, ContentType, ETag }: Answer, key: string): StoredFacts {
  const size = ContentRange === undefined ? ContentLength : Number(ContentRange.split('/')[1]);
  if (size === undefined || !Number.isSafeInteger(size) || !ETag) throw new Error(`The object store sent no length or tag for ${key}`);
  return { size, type: ContentType ?? 'application/octet-stream', etag: ETag };
}

/** `prefix` is empty or ends with a slash; all objects of this storage are under it. */
export function s3Storage({ client, bucket, prefix }: { client: S3Client; bucket: string; prefix: string }): Storage {
  const target = (key: string) => {
    checkStorageKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };

  return {
    async put(key, bytes, { type }) {
      checkMediaType(type);
      await upload(client, target(key), readPieces(bytes), type);
    },
    async get(key, range) {
      const part = range && { Range: `bytes=${range.first}-${range.last}` };
      const answer = await client.send(new GetObjectCommand({ ...target(key), ...part })).catch(unlessMissing);
      if (!answer) return undefined;
      if (!(answer.Body instanceof Readable)) throw new Error(`The object store sent no body for ${key}`);
      return { ...factsOf(answer, key), body: answer.Body };
    },
    async stat(key) {
      const answer = await client.send(new HeadObjectCommand(target(key))).catch(unlessMissing);
      return answer && factsOf(answer, key);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(target(key))).catch(unlessMissing);
    },
    async *list(under) {
      checkStoragePrefix(under);
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + under });
      for await (const { Contents = [] } of pages) {
        for (const { Key, Size } of Contents) {
          if (Key !== undefined && Size !== undefined) yield { key: Key.slice(prefix.length), size: Size };
        }
      }
    },
  };
}
