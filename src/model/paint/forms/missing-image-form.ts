import type { Form, FormKit } from './form.ts';
import type { Box } from './parts/nodes.ts';
import { noteForm } from './parts/note-form.ts';

/** A picture icon: frame, hills and a sun. */
const SIGN = 'M3 4L21 4L21 20L3 20ZM3 16.5L8.5 11L13.5 16M11.5 14L15.5 10L21 15.5M8 8L8 8.1';

/** Replaces an image that is unavailable. */
export const missingImageForm = (box: Box, kit: FormKit): Form[] => noteForm(box, SIGN, kit.labels?.missingImage, kit);
