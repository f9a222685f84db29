import { useText } from '#app/client/frame.tsx';
import type { TextKey } from '#locale/catalogue.ts';
import type { ReactNode } from 'react';
import { panels, panelTitle } from './dev-ui.css.ts';

export function Panel({ title, span, children }: { title: TextKey; span: keyof typeof panels; children: ReactNode }) {
  const text = useText();
  return (
    <section className={panels[span]}>
      <h3 className={panelTitle}>{text(title)}</h3>
      {children}
    </section>
  );
}
