import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { inGroups } from '../pieces.ts';

// The most held in memory of one upload; S3 takes 10,000 parts of at least 5 MiB.
const partSize = 8 * 1024 * 1024;

interface Target {
  Bucket: string;
  Key: string;
}

/** One request for what fits into a part, a multipart upload for more: the length need not be known. */
export async function upload(client: S3Client, target: Target, pieces: AsyncIterable<Uint8Array>, type: string): Promise<void> {
  const groups = inGroups(pieces, partSize);
  try {
    const first = await groups.next();
    const beginning = first.done ? new Uint8Array() : first.value;
    if (beginning.length < partSize) await client.send(new PutObjectCommand({ ...target, Body: beginning, ContentType: type }));
    else await uploadParts(client, target, beginning, groups, type);
  } finally {
    // Whoever gives us the bytes learns that no more of them are wanted.
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
    // The first failure is the one to tell; parts that stay behind are invisible and the bucket's lifecycle rule drops them.
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {});
    throw error;
  }
}
