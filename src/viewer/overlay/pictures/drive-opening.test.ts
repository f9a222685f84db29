// @vitest-environment happy-dom
import type { OpeningPicture } from '#contract/viewer.ts';
import { expect, test } from 'vitest';
import { driveOpening } from './drive-opening.ts';

const pictureOf = (address: string): OpeningPicture => ({
  address,
  width: 1680,
  height: 1142,
  x: 320,
  y: 224,
  frameWidth: 1040,
  frameHeight: 585,
});
function open(pictures: (OpeningPicture | null)[]) {
  document.body.innerHTML = '<div data-mode="start"><img data-opening class="opening" src="/0.webp" srcset="/0.webp 1680w"></div>';
  const overlay = document.querySelector<HTMLElement>('[data-mode]') ?? document.body;
  return { overlay, show: driveOpening(overlay, pictures, 0), image: () => overlay.querySelector<HTMLImageElement>('[data-opening]') };
}

test('keeps the picture of the stop that the page was made for', () => {
  const { overlay, show, image } = open([pictureOf('/0.webp')]);
  const before = image();
  show(0);
  expect(image()).toBe(before);
  expect(overlay.hasAttribute('data-elsewhere')).toBe(false);
});

test('shows the picture of another stop in its own place, never the old one in it', () => {
  const { overlay, show, image } = open([pictureOf('/0.webp'), { ...pictureOf('/1.webp'), x: 12 }]);
  const before = image();
  show(1);
  expect(image()).not.toBe(before);
  expect([image()?.getAttribute('src'), image()?.hasAttribute('srcset'), image()?.className]).toEqual(['/1.webp', false, 'opening']);
  expect(image()?.style.getPropertyValue('--opening-x')).toBe('12');
  expect(overlay.hasAttribute('data-elsewhere')).toBe(false);
});

test('shows none at a stop that has none, and the right one again at the next', () => {
  const { overlay, show, image } = open([pictureOf('/0.webp'), null]);
  show(1);
  expect(overlay.hasAttribute('data-elsewhere')).toBe(true);
  show(0);
  expect(overlay.hasAttribute('data-elsewhere')).toBe(false);
  expect(image()?.getAttribute('src')).toBe('/0.webp');
});

test('a portrait phone has a picture of the first stop only', () => {
  const { overlay, show } = open([pictureOf('/0.webp'), pictureOf('/1.webp')]);
  overlay.insertAdjacentHTML('beforeend', '<img data-upright src="/upright.webp">');
  const isElsewhere = () => overlay.querySelector('[data-upright]')?.hasAttribute('data-elsewhere');
  show(1);
  expect(isElsewhere()).toBe(true);
  show(0);
  expect(isElsewhere()).toBe(false);
});
