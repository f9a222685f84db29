import { randomBytes } from 'node:crypto';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A version 7 UUID in lower case; undefined for anything else. */
export const parseEventId = (value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value.toLowerCase() : undefined;

/** When the id was created, in milliseconds since the epoch. */
export const timeOfId = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

export function makeEventId(now: number, random: (size: number) => Buffer = randomBytes): string {
  const bytes = random(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
