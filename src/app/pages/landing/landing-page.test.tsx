import { expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { page } from './landing-page.tsx';
import { canvas, stops } from './stage/stops.ts';

const html = renderInFrame(<page.Component />);

test('has one h1, and an h2 for each section', () => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<h2/g)).toHaveLength(6);
});

test('works without scripts: every stop is a labelled radio button that its picture also activates', () => {
  expect(html.match(/<input[^>]*type="radio"[^>]*aria-label="/g)).toHaveLength(stops.length + 1);
  const ids = [...html.matchAll(/<label[^>]*for="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(stops.length);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
});

test('every picture has a size and an alternative text', () => {
  for (const [image] of html.matchAll(/<img[^>]*>/g)) {
    expect(image).toMatch(/width="\d+"/);
    expect(image).toMatch(/height="\d+"/);
    expect(image).toContain('alt="');
  }
});

test('the camera never looks beyond the canvas', () => {
  for (const { wide } of stops) {
    expect(wide.x - canvas.width / wide.zoom / 2).toBeGreaterThanOrEqual(canvas.left);
    expect(wide.y + canvas.height / wide.zoom / 2).toBeLessThanOrEqual(canvas.top + canvas.height);
    expect(wide.y - canvas.height / wide.zoom / 2).toBeGreaterThanOrEqual(canvas.top);
  }
});

test('has no inline styles, which the security policy would block', () => {
  expect(html).not.toContain('style=');
});
