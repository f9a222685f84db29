import type { HTMLAttributes, ReactNode } from 'react';

interface StillProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  as?: 'div' | 'section' | 'aside' | 'article' | 'footer' | 'span';
  /** `import.meta.env.SSR && <Part />`: the browser build drops it, including its script. */
  children: ReactNode;
}

/** Server-rendered markup that the browser keeps unchanged, without scripts or hydration. */
export function Still({ as: Element = 'div', children, ...attributes }: StillProps) {
  if (import.meta.env.SSR) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

// During hydration, React keeps the existing markup of an element with `dangerouslySetInnerHTML`.
const untouched = { __html: '' };
