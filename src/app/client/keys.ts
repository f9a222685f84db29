/** The keys that controls answer to, by the code of older browsers and by the name of newer ones. */
const keys = {
  escape: { code: 27, name: 'Escape' },
  enter: { code: 13, name: 'Enter' },
  space: { code: 32, name: ' ' },
  comma: { code: 188, name: ',' },
} as const;

type Key = keyof typeof keys;

/** True when the event is of that key, however the browser tells. While letters are being composed (Japanese, Korean), no key counts. */
export function isKey(event: { key?: string; keyCode?: number; isComposing?: boolean }, key: Key): boolean {
  if (event.isComposing) return false;
  return event.key === undefined ? event.keyCode === keys[key].code : event.key === keys[key].name;
}
