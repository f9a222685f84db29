import { InvalidStorageKey } from './problems.ts';

const longestKey = 512;
const longestSegment = 200;
const segment = /^[a-z0-9_-][a-z0-9._-]*$/;
const prefixCharacters = /^(?!\/)[a-z0-9._/-]*$/;

const isSegment = (text: string) => segment.test(text) && !text.includes('..') && text.length <= longestSegment;

export function checkStorageKey(key: string): void {
  if (key.length > longestKey || !key.split('/').every(isSegment)) {
    throw new InvalidStorageKey(`Not a storage key: ${JSON.stringify(key.slice(0, longestKey))}`);
  }
}

/** A prefix may end anywhere inside a key. */
export function checkStoragePrefix(prefix: string): void {
  if (prefix.length > longestKey || !prefixCharacters.test(prefix) || /\.\.|\/\/|(^|\/)\./.test(prefix)) {
    throw new InvalidStorageKey(`Not a prefix of storage keys: ${JSON.stringify(prefix.slice(0, longestKey))}`);
  }
}
