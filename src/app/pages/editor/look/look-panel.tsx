import { use } from 'react';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { ArrangeSection } from './arrange-section.tsx';
import { BackdropSection, type Going } from './backdrop-section.tsx';
import { PaletteSection } from './palette-section.tsx';
import { ThemeSection } from './theme-section.tsx';

/** The look of all of the presentation, and how things are arranged on its canvas. */
export function LookPanel(going: Going) {
  const { load } = useEditor();
  const look = use(load.look());
  const theme = useDeskState(({ presentation }) => presentation.theme);
  return (
    <>
      <ThemeSection look={look} theme={theme} />
      <PaletteSection look={look} theme={theme} />
      <ArrangeSection look={look} />
      <BackdropSection look={look} theme={theme} {...going} />
    </>
  );
}
