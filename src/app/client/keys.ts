/** The keys that controls respond to: `keyCode` for older browsers, `key` for newer ones. */
const keys = {
  escape: { code: 27, name: 'Escape' },
  enter: { code: 13, name: 'Enter' },
  space: { code: 32, name: ' ' },
  comma: { code: 188, name: ',' },
} as const;

type Key = keyof typeof keys;

/** Whether the event is for that key, by name or by code. No key counts during IME composition (Japanese, Korean). */
export function isKey(event: { key?: string; keyCode?: number; isComposing?: boolean }, key: Key): boolean {
  if (event.isComposing) return false;
  return event.key === undefined ? event.keyCode === keys[key].code : event.key === keys[key].name;
}
