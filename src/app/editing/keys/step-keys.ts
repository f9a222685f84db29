import type { Keys } from '#editor/commands/command.ts';
import type { KeyboardEvent } from 'react';
import type { StepCommand } from '../../pages/editor/path/step-tile.tsx';

/** What keys do with a step in its strip. */
export const stepKeys: Readonly<Record<Keys, StepCommand>> = {
  'Alt+ArrowLeft': 'earlier',
  'Alt+ArrowUp': 'earlier',
  'Alt+ArrowRight': 'later',
  'Alt+ArrowDown': 'later',
  Delete: 'remove',
  Backspace: 'remove',
  F2: 'settings',
};

export function stepCommandFor(pressed: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): StepCommand | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  const keys = altKey ? `Alt+${key}` : key;
  return !ctrlKey && !metaKey && Object.hasOwn(stepKeys, keys) ? stepKeys[keys] : undefined;
}
