/** Milliseconds that a step stays when a presentation plays by itself and nobody said otherwise. */
export const autoplayInterval = 5000;
