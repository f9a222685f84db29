import type { ViewerText } from '#contract/viewer.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { createContext, use } from 'react';
import type { Player } from '../player/player.ts';
import type { Viewer, ViewerState } from '../viewer.ts';
import type { StopTexts } from './captions/stop-texts.ts';

/** What every part of the shell looks at. */
export interface ShellView {
  viewer: Viewer;
  state: ViewerState;
  player: Player;
  presentation: Presentation;
  texts: StopTexts;
  text: ViewerText;
  /** Something holds the controls in sight: a menu, a dialog. */
  hold: (name: string, isHeld: boolean) => void;
  openKeys: () => void;
  isReading: boolean;
  setReading: (isOpen: boolean) => void;
}

export const ShellContext = createContext<ShellView | undefined>(undefined);

export function useShell(): ShellView {
  const view = use(ShellContext);
  if (!view) throw new Error('Outside of the shell');
  return view;
}
