/** How much of the bottom of the window the question about cookies takes. Whatever else is fixed there goes above it. */
export const takenBottom = '--taken-bottom';

/** A distance from the bottom of the window, or from what is taken of it. */
export const aboveBottom = (distance: string): string => `calc(var(${takenBottom}, 0px) + ${distance})`;
