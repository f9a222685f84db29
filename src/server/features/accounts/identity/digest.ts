import { createHash } from 'node:crypto';

/** What we store of a secret that only its holder should know. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
