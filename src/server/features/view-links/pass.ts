import { createHmac, timingSafeEqual } from 'node:crypto';

export const passCookie = (linkId: string) => `prezilink_${linkId}`;

/** All cookies together must fit into the header of a request, or the server refuses it. */
const MOST = 50;

/** Names of the oldest passes that a browser has to drop before it gets another. Browsers send the oldest cookies first. */
export const surplusPasses = (cookies: readonly string[]): string[] =>
  cookies.filter((name) => name.startsWith(passCookie(''))).slice(0, -(MOST - 1));

/** What a pass is valid for: the link as it was when the gate was passed. */
interface Gate {
  linkId: string;
  passwordHash: string | null;
}

/** A pass proves that a visitor answered what the link asks for: it is the signed visit, if any. A new password invalidates it. */
export function createPasses(key: string) {
  const sign = ({ linkId, passwordHash }: Gate, visit: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([linkId, visit, passwordHash]))
      .digest('base64url');
  return {
    issue: (gate: Gate, visitId: number | undefined): string => {
      const visit = String(visitId ?? '');
      return `${visit}.${sign(gate, visit)}`;
    },
    /** The visit's id, null if the link did not ask who the visitor is; undefined if the pass is not valid. */
    read(gate: Gate, pass: string | undefined): number | null | undefined {
      const [, visit, signature] = /^(\d{0,15})\.([\w-]{43})$/.exec(pass ?? '') ?? [];
      if (visit === undefined || signature === undefined) return undefined;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(gate, visit)))) return undefined;
      return visit === '' ? null : Number(visit);
    },
  };
}
