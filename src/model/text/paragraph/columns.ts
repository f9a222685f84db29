import type { TextObject } from '../../presentation/presentation.ts';

/** How wide each column is, and how far from the start of one to that of the next. */
export function columnsOf({ width, columns: { count, gap } = { count: 1, gap: 0 } }: Pick<TextObject, 'width' | 'columns'>) {
  const apart = Math.min(gap, width / count);
  const step = (width + apart) / count;
  return { count, step, width: step - apart };
}
