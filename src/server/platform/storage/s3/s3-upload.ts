import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { inGroups } from '../pieces.ts';

// The most of one upload held in memory; S3 allows 10,000 parts of at least 5 MiB.
const partSize = 8 * 1024 * 1024;

interface Target {
  Bucket: string;
  Key: string;
}

/** One request if everything fits into a part, otherwise a multipart upload: the length need not be known in advance. */
export async function upload(client: S3Client, target: Target, pieces: AsyncIterable<Uint8Array>, type: string): Promise<void> {
  const groups = inGroups(pieces, partSize);
  try {
    const first = await groups.next();
    const beginning = first.done ? new Uint8Array() : first.value;
    if (beginning.length < partSize) await client.send(new PutObjectCommand({ ...target, Body: beginning, ContentType: type }));
    else await uploadParts(client, target, beginning, groups, type);
  } finally {
    // Tells the source that no more bytes are needed.
    await groups.return(undefined);
  }
}

async function uploadParts(
  client: S3Client,
  target: Target,
  beginning: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  type: string,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...target, ContentType: type }));
  const part = async (PartNumber: number, Body: Uint8Array) => {
    const { ETag } = await client.send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body }));
    return { ETag, PartNumber };
  };
  try {
    const Parts = [await part(1, beginning)];
    for await (const group of rest) Parts.push(await part(Parts.length + 1, group));
    await client.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    // Report the first failure; parts left behind are invisible, and the bucket's lifecycle rule deletes them.
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {});
    throw error;
  }
}
