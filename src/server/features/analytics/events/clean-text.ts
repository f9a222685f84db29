/** As PostgreSQL can keep it: no NUL, no half of a character; and not longer than this. */
export function cleanText(text: string, most: number): string {
  let kept = text;
  if (text.length > most) kept = text.slice(0, isFirstHalf(text.charCodeAt(most - 1)) ? most - 1 : most);
  if (!kept.isWellFormed()) kept = kept.toWellFormed();
  return kept.includes('\0') ? kept.replaceAll('\0', '\uFFFD') : kept;
}

const isFirstHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Without query and fragment, where tokens and names are. */
export const cutQuery = (address: string): string => {
  const end = address.search(/[?#]/);
  return end < 0 ? address : address.slice(0, end);
};

const pattern = /^((?:https?|android-app):\/\/)(?:[^/\\?#@]*@)*([^/\\?#@\s]+)(\/[^?#]*)?(?=[?#]|$)/i;

/** Origin and path of an address; empty where it is none. */
export function cutAddress(address: string, most: number): string {
  if (address === '') return '';
  const [, scheme, host, path = ''] = pattern.exec(address) ?? [];
  return scheme === undefined || host === undefined ? '' : cleanText(scheme + host + path, most);
}
