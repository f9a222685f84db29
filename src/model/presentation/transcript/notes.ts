import type { Presentation, Step } from '../presentation.ts';

/**
 * The presentation as its audience may have it: without the speaker's notes. If `asCaptions`, the owner shows them: they become the
 * captions of the steps that have none.
 */
export const withoutNotes = (presentation: Presentation, { asCaptions = false } = {}): Presentation => ({
  ...presentation,
  path: presentation.path.map((step) => ({ ...step, ...(asCaptions && captionFrom(step)), notes: '' })),
});

export const hasNotes = ({ path }: Presentation): boolean => path.some(({ notes }) => notes !== '');

const captionFrom = ({ notes, caption = '' }: Step): Pick<Step, 'caption'> =>
  caption.trim() === '' && notes.trim() !== '' ? { caption: notes } : {};
