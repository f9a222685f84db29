import type { ViewerText } from '#contract/viewer.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { createContext, use } from 'react';
import type { Player } from '../player/player.ts';
import type { DialogName, Viewer, ViewerState } from '../viewer.ts';
import type { StopTexts } from './captions/stop-texts.ts';

/** The state and actions shared by every part of the shell. */
export interface ShellView {
  viewer: Viewer;
  state: ViewerState;
  player: Player;
  presentation: Presentation;
  texts: StopTexts;
  text: ViewerText;
  /** Keeps the controls visible, for example for a menu or a dialog. */
  hold: (name: string, isHeld: boolean) => void;
  openKeys: () => void;
  openDialog: (name: DialogName) => void;
  isReading: boolean;
  setReading: (isOpen: boolean) => void;
}

export const ShellContext = createContext<ShellView | undefined>(undefined);

export function useShell(): ShellView {
  const view = use(ShellContext);
  if (!view) throw new Error('Used outside the shell');
  return view;
}
