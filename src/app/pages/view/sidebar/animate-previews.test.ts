import { expect, test } from 'vitest';
import { animatePreviews } from './animate-previews.ts';

const calm = { isReducedMotion: false, isSavingData: false };

/** A link with a picture in it, and the listeners around it. */
function page(wishes = calm) {
  const picture = { src: '/still.webp', dataset: { animation: '/moving.webp' } as Record<string, string> };
  const inside = {};
  const card = { querySelector: () => picture, contains: (other: unknown) => other === inside };
  const listeners = new Map<string, (event: Event) => void>();
  const undo = animatePreviews(
    { addEventListener: (type, listener) => listeners.set(type, listener), removeEventListener: (type) => listeners.delete(type) },
    () => wishes,
  );
  const send = (type: string, more: object = {}) =>
    listeners.get(type)?.({ type, target: { closest: () => card }, relatedTarget: null, ...more } as unknown as Event);
  return { picture, inside, send, undo };
}

test('[PAGE-11] a picture is animated while hovered or focused', () => {
  const { picture, send } = page();
  for (const [begin, end] of [
    ['pointerover', 'pointerout'],
    ['focusin', 'focusout'],
  ] as const) {
    send(begin);
    expect(picture.src).toBe('/moving.webp');
    send(end);
    expect(picture.src).toBe('/still.webp');
  }
});

test('ignores pointer moves within the link, and touch', () => {
  const { picture, inside, send } = page();
  send('pointerover', { pointerType: 'touch' });
  expect(picture.src).toBe('/still.webp');
  send('pointerover', { pointerType: 'mouse' });
  send('pointerout', { relatedTarget: inside });
  expect(picture.src).toBe('/moving.webp');
});

test('animates nothing with reduced motion or data saving, or after undo', () => {
  for (const wish of ['isReducedMotion', 'isSavingData'] as const) {
    const { picture, send } = page({ ...calm, [wish]: true });
    send('pointerover');
    expect(picture.src).toBe('/still.webp');
  }
  const { picture, send, undo } = page();
  undo();
  send('pointerover');
  expect(picture.src).toBe('/still.webp');
});
