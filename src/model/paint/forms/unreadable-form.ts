import type { Form, FormKit } from './form.ts';
import type { Box } from './parts/nodes.ts';
import { noteForm } from './parts/note-form.ts';

/** A triangle with an exclamation mark. */
const SIGN = 'M12 3.5L22 20.5L2 20.5ZM12 10L12 14.5M12 17.4L12 17.5';

export const unreadableForm = ({ width, height }: { width: number; height: number }, kit: FormKit): Form[] =>
  noteForm({ x: 0, y: 0, width, height } satisfies Box, SIGN, kit.labels?.unreadable, kit);
