/** Creates a version 7 UUID from the time and random bits. Throws when the browser has no random numbers. */
export function createId(at: number): string {
  const [first = 0, ...rest] = crypto.getRandomValues(new Uint8Array(10));
  const time = at.toString(16).padStart(12, '0');
  const chance = rest.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-${(8 + (first & 3)).toString(16)}${chance.slice(3, 6)}-${chance.slice(6)}`;
}
