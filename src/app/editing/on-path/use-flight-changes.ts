import { useFrame, useText } from '#app/client/frame.tsx';
import type { Curve } from '#editor/tools/comfort/measure-flight.ts';
import { use } from 'react';
import { writeNumber } from '../../pages/editor/controls/numbers.ts';
import { useEditor } from '../../pages/editor/editor-context.tsx';

/** Changes how a step is reached, and tells it. */
export function useFlightChanges() {
  const text = useText();
  const { language } = useFrame();
  const { desk, path, load } = useEditor();
  const tools = use(load.comfort());
  const labelOf = (step: string) => path.labels().get(step) ?? '';
  return {
    take(step: string, duration: number) {
      if (!tools.take(step, duration)) return;
      const said = duration === 0 ? 'editorPath.comfort.saidCut' : 'editorPath.comfort.saidTime';
      desk.tell({ kind: 'done', text: said, values: { label: labelOf(step), seconds: writeNumber(duration / 1000, language) } });
    },
    takeCurve(step: string, curve: Curve) {
      if (!tools.takeCurve(step, curve)) return;
      const values = { label: labelOf(step), curve: text(`editorPath.curve.${curve}`) };
      desk.tell({ kind: 'done', text: 'editorPath.comfort.saidCurve', values });
    },
  };
}
