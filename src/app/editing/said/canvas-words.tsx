import { useFrame, useText } from '#app/client/frame.tsx';
import { useEffect, useMemo } from 'react';
import { useDeskState, useEditor } from '../../pages/editor/editor-context.tsx';
import { useAnnouncer } from '../../pages/editor/parts/announcer.tsx';
import { useNameOf, useObjectName, useStepName } from '../../pages/editor/parts/object-words.ts';
import { saidWords } from './said-words.ts';

/** Milliseconds without another command, so that only the last is spoken while a key is held down. */
const PAUSE = 300;

/** Says what is selected, what would receive it while it is dragged, and what commands have done, to people who do not see it. */
export function CanvasWords() {
  const text = useText();
  const { language } = useFrame();
  const { desk, path } = useEditor();
  const [nameOf, nameOfObject, stepName] = [useNameOf(), useObjectName(), useStepName()];
  const { region, announce } = useAnnouncer(PAUSE);
  const selection = useDeskState((state) => state.selection);
  const collapsed = useDeskState((state) => state.collapsed);
  const receiver = useDeskState(({ marks }) => marks?.receiving?.into);
  const notice = useDeskState((state) => state.notice);
  const ids = selection.kind === 'objects' ? selection.ids : [];
  const [id, more] = ids;
  const selected = () => {
    if (id === undefined) return '';
    if (more !== undefined) return text('editorCommands.selectedMany', { count: ids.length });
    return text(collapsed.has(id) ? 'editorCommands.selectedCollapsed' : 'editorCommands.selected', { name: nameOf(id) });
  };
  const words = receiver === undefined ? selected() : text('editorCommands.into', { name: nameOf(receiver) });
  const chosen = ids.join('\n');
  // Something else that is selected may have the same name.
  const current = useMemo(() => ({ words, chosen }), [words, chosen]);
  useEffect(() => announce(current.words), [announce, current]);
  // After the other effect: what a command says about the selection is said instead of it.
  useEffect(() => {
    if (notice?.kind !== 'said') return;
    desk.tell(undefined);
    const none = () => {
      const { kind, within } = selection;
      if (kind === 'text') return '';
      const isInside = 'parent' in within && within.parent !== desk.scene.root.object.id;
      return isInside ? text('editorCommands.said.inside', { name: nameOf(within.parent) }) : text('editorCommands.said.nothing');
    };
    const labelOfStep = (of: string) => path.labels().get(of) ?? '';
    const nameOfStep = (of: string) => {
      const step = desk.draft.presentation.path.find((one) => one.id === of);
      return step ? text('editorPath.step', { label: labelOfStep(of), name: stepName(step) }) : '';
    };
    announce(saidWords(notice.said, { text, language, nameOf: nameOfObject, nameOfStep, labelOfStep, selected: words, none: none() }));
  }, [announce, text, language, desk, path, nameOf, nameOfObject, stepName, notice, selection, words]);
  return region;
}
