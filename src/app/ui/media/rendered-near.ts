/** Room for focus rings, which would otherwise be cut off at the edge. */
const RINGS = 8;

/** Laid out and painted only near the screen. Until then it takes `height`, in pixels: what is usual there. */
export const renderedNear = (height: number) =>
  ({ contentVisibility: 'auto', containIntrinsicBlockSize: usual(height), overflowClipMargin: RINGS }) as const;

/** The same for another width of the screen. Once rendered, an element keeps its own height. */
export const usual = (height: number): string => `auto ${height}px`;
