import type { Layout, RestartOptions, ViewerOptions } from '../../viewer.ts';

/** The data and callbacks for the end of a presentation. */
export interface RestartProps {
  options: RestartOptions;
  layout: Layout;
  theme: ViewerOptions['theme'];
  isMotionReduced: boolean;
  onRestart: () => void;
  onShare?: (() => void) | undefined;
  onOverview?: (() => void) | undefined;
}
