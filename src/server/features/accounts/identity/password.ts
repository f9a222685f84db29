import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto';
import { createTurns } from './turns.ts';

// Node has four threads for this, DNS and files; hashing, slow on purpose, may use two of them.
const inTurn = createTurns(2);

export const hashPassword = (password: string) => inTurn(() => hash(password));
export const verifyPassword = (given: { hash: string; password: string }) => inTurn(() => verify(given));
