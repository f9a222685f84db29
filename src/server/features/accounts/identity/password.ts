import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto';

// Node has four threads for this, for connections and for files: hashing, slow on purpose, may have two of them.
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password));
export const verifyPassword = (given: { hash: string; password: string }) => inTurn(() => verify(given));
