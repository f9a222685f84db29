import { randomInt } from 'node:crypto';
import { digestOf } from '../identity/digest.ts';

const COUNT = 10;
/** Letters of a code: 118 bits, so that a digest without salt and cost cannot be reversed. */
const LENGTH = 24;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const makeCode = () => Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');

/** However it was typed in: with or without its hyphens, in any case. */
export const plainCode = (typed: string) => typed.toLowerCase().replaceAll(/[\s-]/g, '');

export const hashCode = (typed: string) => digestOf(plainCode(typed));

export const makeCodes = (): string[] => Array.from({ length: COUNT }, () => makeCode().match(/.{6}/g)?.join('-') ?? '');
