import { Still } from './still.tsx';

export const SHELL_END = 'shell-end';

/**
 * Ends the part of a page that is painted first. Only the styles of this part are in the head of the document; those of the whole page
 * follow here, so that the rest costs nothing before the first paint.
 */
export function ShellEnd() {
  return <Still hidden>{import.meta.env.SSR && <i id={SHELL_END} />}</Still>;
}
