import type { Focus } from './key-meaning.ts';

const kinds: readonly (readonly [Focus, string])[] = [
  ['slider', 'input[type=range],[role=slider]'],
  [
    'all',
    'input,textarea,select,[contenteditable]:not([contenteditable=false]),[role=menu],[role=listbox],[role=tablist],[role=radiogroup],[role=dialog],dialog,video[controls],audio[controls]',
  ],
  ['text', '[data-scrolls]'],
  ['button', 'button,a[href],summary,[role=button],[role=link]'],
];

/** Which keys belong to the focused element. */
export const focusOf = (element: Element): Focus => kinds.find(([, selector]) => element.closest(selector))?.[0] ?? 'none';
