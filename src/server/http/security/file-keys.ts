import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';

const ways = ['person', 'link', 'trash'] as const;

/** How somebody came to see a presentation: as a person, through a view link, or in their own trash. */
export interface Grant {
  oid: string;
  way: (typeof ways)[number];
  /** Of the person, or of the link. */
  id: string;
}

/** Adds a key to the address of a file. */
export type WithKey = <Address extends string | null>(address: Address, grant: Grant) => Address | string;

const HOUR = 60 * 60_000;
/** Keys made in the same span are the same, so that browsers can ask whether a file they have is still valid. */
const SPAN = 6 * HOUR;
const FOLDER = '/files/';
const SIGNATURE_BYTES = 18;

const Payload = z.tuple([z.string(), z.enum(ways), z.string(), z.number()]);

/**
 * Keys to files that are not open to everyone: each is for one file, one presentation and one way of seeing it, and works for 6 to
 * 12 hours. It proves what was true when it was made; whoever reads it checks whether it still is.
 */
export function createFileKeys({ key, clock }: { key: string; clock: Pick<Clock, 'now'> }) {
  const sign = (file: string, payload: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([file, payload]))
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  return {
    withKey: <Address extends string | null>(address: Address, { oid, way, id }: Grant) => {
      const at = address?.indexOf(FOLDER) ?? -1;
      // Small files are in the page itself, as `data:`.
      if (address === null || at < 0) return address;
      const until = (Math.floor(clock.now() / SPAN) + 2) * SPAN;
      const payload = Buffer.from(JSON.stringify([oid, way, id, until])).toString('base64url');
      return `${address}?key=${payload}.${sign(address.slice(at + FOLDER.length), payload).toString('base64url')}`;
    },
    /** Takes any input; undefined if it is not a key to this file, or no longer. */
    read(file: string, given: unknown): Grant | undefined {
      const [, payload = '', signature = ''] = (typeof given === 'string' && /^([\w-]{1,400})\.([\w-]{24})$/.exec(given)) || [];
      if (payload === '' || !timingSafeEqual(Buffer.from(signature, 'base64url'), sign(file, payload))) return undefined;
      const [oid, way, id, until] = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return until > clock.now() ? { oid, way, id } : undefined;
    },
  };
}

export type FileKeys = ReturnType<typeof createFileKeys>;
