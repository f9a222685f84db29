import type { Layout, RestartOptions, ViewerOptions } from '../../viewer.ts';

/** What the end of a presentation needs to know and to do. */
export interface RestartProps {
  options: RestartOptions;
  layout: Layout;
  theme: ViewerOptions['theme'];
  isMotionReduced: boolean;
  onRestart: () => void;
  onOverview?: (() => void) | undefined;
}
