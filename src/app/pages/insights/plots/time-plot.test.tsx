// @vitest-environment happy-dom
import { featureDefaults } from '#contract/features.ts';
import type { PageFrame } from '#contract/pages.ts';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameProvider } from '../../../client/frame.tsx';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { TimePlot } from './time-plot.tsx';

const frame: PageFrame = {
  page: 'landing',
  props: {},
  language: 'en',
  texts: {},
  brand: 'Lectern',
  origin: 'https://lectern.example',
  address: '/',
  presentationCount: 1,
  user: null,
  csrfToken: null,
  evaluatedFeatures: featureDefaults,
  environment: 'development',
  analytics: { mode: 'off', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '' },
};
const plotOf = (values: readonly number[], beside: readonly number[]) => (
  <TimePlot
    label="Views"
    summary="Rising"
    values={values}
    beside={beside}
    ticks={[{ at: 0, label: 'Monday' }]}
    tell={(at) => ({ title: `Day ${at}`, value: `${at + 1} views`, beside: '' })}
  />
);
const plot = plotOf([1, 2, 3], [3, 2, 1]);

let holder: HTMLElement;
let root: Root;
const slider = () => holder.querySelector<HTMLElement>('[role="slider"]');
const press = (key: string) => act(async () => slider()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const tip = () => holder.querySelector('strong')?.textContent;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  holder = document.createElement('div');
  holder.innerHTML = renderInFrame(plot);
  document.body.append(holder);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  holder.remove();
  vi.unstubAllGlobals();
});

test('is complete without scripts, and offers nothing that needs them', async () => {
  expect(holder.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('Rising');
  expect(slider()).toBeNull();
  expect(holder.innerHTML).not.toContain('style=');
  root = await act(async () => hydrateRoot(holder, <FrameProvider frame={frame}>{plot}</FrameProvider>));
  expect(slider()?.tabIndex).toBe(0);
});

test('puts labels of any length in a column that grows with them', () => {
  holder.innerHTML = renderInFrame(plotOf([150_000], []), { language: 'de' });
  const labels = [...holder.querySelectorAll('[aria-hidden] > span')];
  expect(labels.map(({ textContent }) => textContent)).toEqual(['150.000', '100.000', '50.000', '0']);
  expect(labels[0]?.closest('svg')).toBeNull();
});

test('has a dashed line only when there is something to compare', () => {
  expect(holder.querySelectorAll('svg svg path')).toHaveLength(3);
  holder.innerHTML = renderInFrame(plotOf([1, 2, 3], []));
  expect(holder.querySelectorAll('svg svg path')).toHaveLength(2);
});

test('moves by arrow keys and announces each day', async () => {
  root = await act(async () => hydrateRoot(holder, <FrameProvider frame={frame}>{plot}</FrameProvider>));
  expect(tip()).toBeUndefined();
  await press('ArrowLeft');
  expect([tip(), slider()?.getAttribute('aria-valuetext'), slider()?.getAttribute('aria-valuenow')]).toEqual([
    '2 views',
    'Day 1, 2 views',
    '1',
  ]);
  await press('Home');
  await press('ArrowLeft');
  expect(tip()).toBe('1 views');
  await press('Escape');
  expect(tip()).toBeUndefined();
});

test('shows the day under the pointer', async () => {
  root = await act(async () => hydrateRoot(holder, <FrameProvider frame={frame}>{plot}</FrameProvider>));
  vi.spyOn(slider() ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
  await act(async () => slider()?.dispatchEvent(new PointerEvent('pointermove', { clientX: 290, bubbles: true, pointerType: 'mouse' })));
  expect(tip()).toBe('3 views');
  expect(holder.querySelector('circle')?.getAttribute('cx')).toBe('100%');
});
