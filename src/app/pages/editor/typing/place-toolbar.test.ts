import { expect, test } from 'vitest';
import { placeToolbar } from './place-toolbar.ts';

const toolbar = { width: 400, height: 44 };
const view = { width: 1000, height: 700 };
const boxAt = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const caretAt = (top: number) => boxAt(300, top, 0, 30);

test.each([
  ['12 above the box', boxAt(200, 300, 500, 200), caretAt(320), { x: 200, y: 244 }],
  ['not beyond the right edge', boxAt(900, 300, 500, 200), caretAt(320), { x: 592, y: 244 }],
  ['not beyond the left edge', boxAt(-300, 300, 500, 200), caretAt(320), { x: 8, y: 244 }],
  ['above the caret if the box begins out of view', boxAt(200, -900, 500, 1500), caretAt(400), { x: 200, y: 344 }],
  ['below the box if there is no room above it', boxAt(200, 60, 500, 300), caretAt(90), { x: 200, y: 372 }],
  ['below the caret if there is no room above and below the box', boxAt(200, 60, 500, 900), caretAt(90), { x: 200, y: 132 }],
  ['in view even if the text is not', boxAt(200, 2000, 500, 200), caretAt(2100), { x: 200, y: 648 }],
])('is %s', (_name, box, caret, place) => {
  expect(placeToolbar(box, caret, toolbar, view, 88)).toEqual(place);
});

test('starts at the left edge of a view that is too narrow', () => {
  expect(placeToolbar(boxAt(50, 300, 100, 100), caretAt(310), toolbar, { width: 300, height: 700 }, 88)).toEqual({ x: 8, y: 244 });
});
