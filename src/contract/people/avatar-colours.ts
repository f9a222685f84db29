import type { AvatarColour } from '../person.ts';

/** The same in both themes: white initials have a contrast of at least 4.5 : 1 on each. */
export const avatarColours: Record<AvatarColour, string> = {
  0: '#0b6e4f',
  1: '#3459c7',
  2: '#a8327d',
  3: '#b0461e',
  4: '#0f6b80',
  5: '#6c47bd',
  6: '#5b6615',
  7: '#b3284d',
  grey: '#5d6660',
};
