import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyOlder } from 'better-auth/crypto';
import { createTurns } from './turns.ts';

// Node has four threads for this, DNS and files; hashing, slow on purpose, may use two of them. Each takes 32 MB (docs/decisions/0033).
const inTurn = createTurns(2);

export interface PasswordCost {
  /** The logarithm of scrypt's N. */
  ln: number;
  r: number;
  p: number;
}

const usualCost: PasswordCost = { ln: 15, r: 8, p: 3 };
const [SALT_BYTES, KEY_BYTES] = [16, 32];
const nameOf = ({ ln, r, p }: PasswordCost) => `$scrypt$ln=${ln},r=${r},p=${p}$`;
const shape = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const stretch = (password: string, salt: Buffer, { ln, r, p }: PasswordCost, length: number) =>
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );

const write = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The hash says how it was made, so that the cost can be raised: `$scrypt$ln=15,r=8,p=3$salt$key`. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${nameOf(cost)}${write(salt)}$${write(await stretch(password, salt, cost, KEY_BYTES))}`;
}

/** Also takes hashes that better-auth made before, which say nothing about their cost. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, ln, r, p, salt, key] = shape.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return inTurn(() => verifyOlder({ hash, password }));
  const expected = Buffer.from(key, 'base64');
  const given = await stretch(password, Buffer.from(salt, 'base64'), { ln: Number(ln), r: Number(r), p: Number(p) }, expected.length);
  return timingSafeEqual(given, expected);
}

export const isOutdated = (hash: string, cost = usualCost): boolean => !hash.startsWith(nameOf(cost));
