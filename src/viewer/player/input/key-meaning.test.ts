import { describe, expect, it, test } from 'vitest';
import type { Phase } from '../player.ts';
import { isHeldLongEnough, meaningOf, type Focus } from './key-meaning.ts';
import type { InputState } from './input-actions.ts';
import { isRightToLeft } from '#model/text/writing/right-to-left.ts';
import { atRest } from './test-input.ts';

const read = (
  key: string,
  {
    focus = 'none',
    state = {},
    ...held
  }: {
    focus?: Focus;
    state?: Partial<InputState>;
    shiftKey?: boolean;
    ctrlKey?: boolean;
    altKey?: boolean;
    metaKey?: boolean;
    isComposing?: boolean;
  } = {},
) => {
  const meaning = meaningOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, ...held }, focus, {
    ...atRest,
    ...state,
  });
  return meaning?.kind === 'command' ? meaning.command : meaning;
};

test.each([
  ...['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter'].map((key) => [key, 'next']),
  ...['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace'].map((key) => [key, 'previous']),
  ['Home', 'first'],
  ['End', 'last'],
  ['f', 'toggleFullscreen'],
  ['F', 'toggleFullscreen'],
  ['o', 'toggleOverview'],
  ['0', 'toggleOverview'],
  ['a', 'toggleAutoplay'],
  ['c', 'toggleCaptions'],
  ['m', 'toggleMuted'],
  ['k', 'toggleVideos'],
  ['?', 'toggleHelp'],
  ...['1', '9', 'x', 'Tab', 'F5', 'Delete', 'Shift'].map((key) => [key, undefined]),
])('[VIEW-14] %j means %s', (key = '', command) => {
  expect(read(key)).toBe(command);
});

it('goes back with Shift and the space bar', () => {
  expect(read(' ', { shiftKey: true })).toBe('previous');
});

it('swaps the arrows for right-to-left languages', () => {
  const state = { isRightToLeft: true };
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'PageDown'].map((key) => read(key, { state }))).toEqual([
    'next',
    'previous',
    'next',
    'next',
  ]);
  expect(['ar', 'he-IL', 'fa', 'UR', 'en', 'arn', 'hu'].map(isRightToLeft)).toEqual([true, true, true, true, false, false, false]);
});

it('pans with Shift, and without it while exploring; zooms anywhere', () => {
  expect(read('ArrowRight', { shiftKey: true })).toEqual({ kind: 'pan', x: -120, y: 0 });
  expect(read('ArrowUp', { state: { phase: 'exploring' } })).toEqual({ kind: 'pan', x: 0, y: 120 });
  expect(read('ArrowLeft', { state: { phase: 'exploring', isRightToLeft: true } })).toEqual({ kind: 'pan', x: 120, y: 0 });
  expect(read('PageDown', { state: { phase: 'exploring' } })).toBe('next');
  expect(['+', '=', '-', '_'].map((key) => read(key))).toMatchObject([
    { factor: 1.5 },
    { factor: 1.5 },
    { factor: 1 / 1.5 },
    { factor: 1 / 1.5 },
  ]);
  expect(read('ArrowRight', { shiftKey: true, state: { isExplorable: false } })).toBeUndefined();
  expect(read('+', { state: { isExplorable: false } })).toBeUndefined();
});

it('Escape returns to the path, then leaves fullscreen, and otherwise does nothing', () => {
  const escape = (phase: Phase, isFullscreen: boolean) => read('Escape', { state: { phase, isFullscreen } });
  expect(escape('exploring', true)).toBe('backToPath');
  expect(escape('overview', false)).toBe('backToPath');
  expect(escape('resting', true)).toBe('leaveFullscreen');
  expect(escape('resting', false)).toBeUndefined();
});

describe('keys that are not for the viewer', () => {
  test.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'])('are left alone with %s', (held) => {
    expect(read('ArrowRight', { [held]: true })).toBeUndefined();
    expect(read('f', { [held]: true })).toBeUndefined();
  });

  it('are those that press a button, move a slider, scroll a text, or all keys in a text field', () => {
    expect([' ', 'Enter', 'ArrowRight', 'f'].map((key) => read(key, { focus: 'button' }))).toEqual([
      undefined,
      undefined,
      'next',
      'toggleFullscreen',
    ]);
    expect(['ArrowRight', 'PageUp', 'Home', 'End', 'f'].map((key) => read(key, { focus: 'slider' }))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'toggleFullscreen',
    ]);
    expect(['ArrowDown', 'PageUp', 'ArrowRight', ' '].map((key) => read(key, { focus: 'text' }))).toEqual([
      undefined,
      undefined,
      'next',
      'next',
    ]);
    expect(['ArrowRight', ' ', 'f', 'Escape', '?'].map((key) => read(key, { focus: 'all', state: { phase: 'overview' } }))).toEqual(
      Array.from({ length: 5 }),
    );
  });
});

it('a held key repeats once the camera has arrived, and toggles nothing twice', () => {
  expect(isHeldLongEnough({ kind: 'command', command: 'next' }, 'resting')).toBe(true);
  expect(isHeldLongEnough({ kind: 'command', command: 'next' }, 'flying')).toBe(false);
  expect(isHeldLongEnough({ kind: 'command', command: 'next' }, 'ended')).toBe(false);
  expect(isHeldLongEnough({ kind: 'command', command: 'toggleFullscreen' }, 'resting')).toBe(false);
  expect(isHeldLongEnough({ kind: 'zoom', factor: 2 }, 'exploring')).toBe(true);
});
