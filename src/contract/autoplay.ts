/** Default milliseconds per step during autoplay. */
export const autoplayInterval = 5000;
