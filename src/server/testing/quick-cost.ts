import type { PasswordCost } from '../features/accounts/identity/password.ts';

/** Hashing is slow on purpose: a quarter of a second of processor time, in hundreds of tests. */
export const quickCost: PasswordCost = { ln: 4, r: 8, p: 1 };
