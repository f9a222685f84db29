/** How the stops of a presentation are laid out on the canvas. */
export const arrangements = ['grid', 'spiral', 'tree', 'line'] as const;
export type Arrangement = (typeof arrangements)[number];
