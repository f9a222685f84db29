import type { HTMLAttributes, ReactNode } from 'react';

interface StillProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  as?: 'div' | 'section' | 'aside' | 'article' | 'footer';
  /** `import.meta.env.SSR && <Part />`: in the browser nothing is left of it, not even its script. */
  children: ReactNode;
}

/** What the server has drawn and the browser leaves as it is: it costs no script and no hydration. */
export function Still({ as: Element = 'div', children, ...attributes }: StillProps) {
  if (import.meta.env.SSR) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

// While it hydrates, React keeps what it finds under an element whose content is not its own.
const untouched = { __html: '' };
