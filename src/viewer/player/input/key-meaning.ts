import type { Command, InputState } from './input-actions.ts';

export type Meaning = { kind: 'command'; command: Command } | { kind: 'pan'; x: number; y: number } | { kind: 'zoom'; factor: number };

/** What has focus: nothing that handles keys, a button or link, a text that scrolls, a slider, or something that needs them all. */
export type Focus = 'none' | 'button' | 'text' | 'slider' | 'all';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>;

const commands = new Map<string, Command>([
  ['ArrowRight', 'next'],
  ['ArrowDown', 'next'],
  ['PageDown', 'next'],
  [' ', 'next'],
  ['Enter', 'next'],
  ['ArrowLeft', 'previous'],
  ['ArrowUp', 'previous'],
  ['PageUp', 'previous'],
  ['Shift ', 'previous'],
  ['Backspace', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['f', 'toggleFullscreen'],
  ['o', 'toggleOverview'],
  ['0', 'toggleOverview'],
  ['a', 'toggleAutoplay'],
  ['c', 'toggleCaptions'],
  ['m', 'toggleMuted'],
  ['k', 'toggleVideos'],
  ['?', 'toggleHelp'],
]);
const mirrored = new Map([
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowRight', 'ArrowLeft'],
]);
/** How far the canvas moves, in CSS pixels. */
const PAN = 120;
const pans = new Map<string, readonly [number, number]>([
  ['ArrowRight', [-PAN, 0]],
  ['ArrowLeft', [PAN, 0]],
  ['ArrowDown', [0, -PAN]],
  ['ArrowUp', [0, PAN]],
]);
const zooms = new Map([
  ['+', 1.5],
  ['=', 1.5],
  ['-', 1 / 1.5],
  ['_', 1 / 1.5],
]);
/**
 * Letters, digits, punctuation and symbols: keys that somebody may type by accident, above all by voice. They are for the viewer only
 * while it has focus (WCAG 2.1.4). Space is none of them, and goes on as in any media player.
 */
export const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

const owned: Record<Focus, RegExp> = {
  none: /^$/,
  button: /^(?: |Enter)$/,
  text: /^(?:ArrowUp|ArrowDown|Page)/,
  slider: /^(?:Arrow|Page|Home|End)/,
  all: /^/,
};

/** Undefined if the key is not for the viewer. */
export function meaningOf(
  press: KeyPress,
  focus: Focus,
  { phase, isExplorable, isFullscreen, isRightToLeft }: InputState,
): Meaning | undefined {
  const { key, shiftKey } = press;
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing || owned[focus].test(key)) return undefined;
  if (key === 'Escape') {
    if (phase === 'exploring' || phase === 'overview') return { kind: 'command', command: 'backToPath' };
    return isFullscreen ? { kind: 'command', command: 'leaveFullscreen' } : undefined;
  }
  const pan = shiftKey || phase === 'exploring' ? pans.get(key) : undefined;
  if (pan) return isExplorable ? { kind: 'pan', x: pan[0], y: pan[1] } : undefined;
  const factor = zooms.get(key);
  if (factor) return isExplorable ? { kind: 'zoom', factor } : undefined;
  const named = (isRightToLeft && mirrored.get(key)) || (key.length === 1 ? key.toLowerCase() : key);
  const command = commands.get(shiftKey && key === ' ' ? 'Shift ' : named);
  return command && { kind: 'command', command };
}

/** A held key repeats one stop at a time; toggles do not repeat. */
export const isHeldLongEnough = (meaning: Meaning, phase: InputState['phase']): boolean =>
  meaning.kind !== 'command' || (phase === 'resting' && (meaning.command === 'next' || meaning.command === 'previous'));
