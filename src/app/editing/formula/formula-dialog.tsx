import { useText } from '#app/client/frame.tsx';
import type { FormulaProblem } from '#editor/tools/formula/formula-problem.ts';
import type { FormulaTools } from '#editor/tools/formula/formula-tools.ts';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { visuallyHidden } from '../../ui/type.css.ts';
import * as styles from './formula.css.ts';
import { FormulaKeys, type Key } from './formula-keys.tsx';
import { FormulaPreview } from './formula-preview.tsx';
import { useFormula } from './use-formula.ts';

interface OpenProps {
  isOpen: boolean;
  onClose: () => void;
}

export const NewFormula = (props: OpenProps) => <FormulaDialog {...props} isNew />;
/** The one that is selected when it is opened. */
export const SelectedFormula = (props: OpenProps) => <FormulaDialog {...props} isNew={false} />;

/** Writes a formula as LaTeX, and shows what becomes of it. */
function FormulaDialog({ isOpen, isNew, onClose }: OpenProps & { isNew: boolean }) {
  const text = useText();
  const tools = use(useEditor().load.formula());
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text(isNew ? 'editorFormula.add' : 'editorFormula.edit')} isGuarded>
      {isOpen && <Fields isNew={isNew} tools={tools} onClose={onClose} />}
    </Dialog>
  );
}

interface FieldsProps {
  isNew: boolean;
  tools: FormulaTools;
  onClose: () => void;
}

function Fields({ isNew, tools, onClose }: FieldsProps) {
  const text = useText();
  const [id] = useState(() => (isNew ? undefined : tools.selected()));
  const [tex, setTex] = useState(() => tools.sourceOf(id));
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isThere = useIsThere();
  const { made, drawn, show } = useFormula(tools, tex);
  const describe = (source: string) => text('editorFormula.alt', { tex: source });
  const wordsFor = (problem: FormulaProblem) =>
    text(`editorFormula.problem.${problem.kind}`, { name: 'name' in problem ? problem.name : '' });
  const problem = made && 'problem' in made ? wordsFor(made.problem) : undefined;

  const finish = async () => {
    setBusy(true);
    const finished = await tools.make(tex);
    if (!isThere.current) return;
    setBusy(false);
    if ('problem' in finished) {
      show(finished);
      field.current?.focus();
      return;
    }
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => {
      document.querySelector<HTMLElement>('[data-canvas]')?.focus();
      tools.put(id, finished, describe);
    });
  };
  /** As if it had been typed. */
  const write = (key: Key) => {
    if (!field.current) return;
    const { value, selectionStart: from, selectionEnd: to } = field.current;
    const { written, caret } = tools.writeStructure(value, from, to, key);
    field.current.focus();
    field.current.setRangeText(written, from, to);
    field.current.setSelectionRange(caret, caret);
    field.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void finish();
      }}
    >
      <div className={styles.source}>
        <TextAreaField
          ref={field}
          label={text('editorFormula.source')}
          hint={text('editorFormula.hint')}
          problem={problem}
          placeholder="\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}"
          value={tex}
          readOnly={isBusy}
          rows={3}
          data-autofocus
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          onChange={({ target }) => setTex(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </div>
      <FormulaKeys
        label={text('editorFormula.structures')}
        keys={tools.structures.map((one) => ({ ...one, label: text(`editorFormula.structure.${one.name}`) }))}
        onChoose={write}
      />
      <FormulaKeys
        label={text('editorFormula.signs')}
        keys={Object.entries(tools.signs).map(([sign, name]) => ({ sign, title: `\\${name}`, before: `\\${name} `, after: '' }))}
        onChoose={write}
      />
      <div className={styles.preview} data-old={drawn && made !== drawn ? true : undefined}>
        {drawn ? (
          <FormulaPreview drawing={drawn.drawing} label={describe(drawn.tex)} />
        ) : (
          <p className={styles.empty}>{text('editorFormula.preview')}</p>
        )}
      </div>
      <Button type="submit" isWide isBusy={isBusy} aria-keyshortcuts="Control+Enter Meta+Enter">
        {text(isNew ? 'editorFormula.insert' : 'editorFormula.apply')}
      </Button>
      <p className={visuallyHidden} role="status">
        {problem}
      </p>
    </form>
  );
}

/** False once it is closed. */
function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
