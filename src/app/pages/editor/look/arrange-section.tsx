import { useFrame, useText } from '#app/client/frame.tsx';
import type { ArrangeTarget } from '#editor/tools/look/arrange/arrange.ts';
import type { ArrangeShape } from '#editor/tools/look/arrange/shapes.ts';
import type { LookTools, Wishes } from '#editor/tools/look/look-tools.ts';
import { formatPercent } from '#locale/number.ts';
import { useState } from 'react';
import { SwitchField } from '../../../ui/field/check-field.tsx';
import { useRoving } from '../controls/choices.tsx';
import { Section } from '../controls/section.tsx';
import { useDeskState } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';
import { ArrangePreview } from './arrange-preview.tsx';
import * as styles from './look.css.ts';
import { RangeField } from './range-field.tsx';
import { ShapePicture } from './shape-picture.tsx';

/** Degrees. */
const TURN = 15;
const STEEPEST = 4;
const usual: Wishes = { shape: 'grid', room: 0.3, columns: 0, growth: 1, turn: 0, isEven: false };

/** Arrangements of what is in the selected topic, or on the canvas. Nothing moves until somebody says so. */
export function ArrangeSection({ look }: { look: LookTools }) {
  const text = useText();
  const nameOf = useNameOf();
  const [wishes, setWishes] = useState<Wishes>();
  const [of, setOf] = useState<string>();
  useDeskState(({ presentation }) => presentation);
  useDeskState(({ selection }) => selection);
  const target = look.target();
  const roving = useRoving();
  const id = target?.parent.object.id;
  // Something else has been selected: what is wished for was about another place.
  const isOpen = target !== undefined && wishes !== undefined && of === id;
  const choose = (shape: ArrangeShape) => {
    if (!target) return;
    setWishes({ ...(wishes ?? usual), shape, columns: look.columnsFor(target) });
    setOf(id);
  };
  const close = () => setWishes(undefined);
  return (
    <Section
      title={text('editorLook.arrange')}
      aside={target && (target.isCanvas ? text('editorLook.arrange.canvas') : text('editorLook.arrange.in', { name: nameOf(id ?? '') }))}
    >
      {target ? (
        <div className={styles.shapes} role="radiogroup" aria-label={text('editorLook.arrange')} {...roving}>
          {look.shapes.map((shape, place) => {
            const isOn = isOpen && wishes.shape === shape;
            return (
              <button
                key={shape}
                type="button"
                role="radio"
                className={styles.card}
                aria-checked={isOn}
                tabIndex={isOn || (!isOpen && place === 0) ? 0 : -1}
                onClick={() => choose(shape)}
              >
                <ShapePicture shape={shape} />
                {text(`editorLook.arrange.${shape}`)}
              </button>
            );
          })}
        </div>
      ) : (
        <p className={styles.hint}>{text('editorLook.arrange.nothing')}</p>
      )}
      {isOpen && (
        <>
          <ArrangeSliders wishes={wishes} target={target} onChange={(change) => setWishes({ ...wishes, ...change })} />
          <ArrangePreview look={look} target={target} wishes={wishes} onClose={close} />
        </>
      )}
    </Section>
  );
}

interface ArrangeSlidersProps {
  wishes: Wishes;
  target: ArrangeTarget;
  onChange: (change: Partial<Wishes>) => void;
}

function ArrangeSliders({ wishes, target, onChange }: ArrangeSlidersProps) {
  const text = useText();
  const { language } = useFrame();
  const { shape, room, columns, growth, turn, isEven } = wishes;
  const canTurn = shape === 'spiral' || shape === 'line' || shape === 'circle';
  return (
    <>
      <RangeField
        label={text('editorLook.arrange.room')}
        value={Math.round(room * 100)}
        most={150}
        step={5}
        words={formatPercent(room, language)}
        onChange={(value) => onChange({ room: value / 100 })}
      />
      {shape === 'grid' && (
        <RangeField
          label={text('editorLook.arrange.columns')}
          value={Math.min(columns, target.nodes.length)}
          least={1}
          most={Math.min(target.nodes.length, 24)}
          onChange={(value) => onChange({ columns: value })}
        />
      )}
      {shape === 'tree' && (
        <RangeField
          label={text('editorLook.arrange.growth')}
          value={growth}
          least={1}
          most={STEEPEST}
          onChange={(value) => onChange({ growth: value })}
        />
      )}
      {canTurn && (
        <RangeField
          label={text('editorLook.arrange.turn')}
          value={turn}
          least={-180}
          most={180}
          step={TURN}
          words={`${turn}°`}
          onChange={(value) => onChange({ turn: value })}
        />
      )}
      <SwitchField
        label={text('editorLook.arrange.even')}
        checked={isEven}
        onChange={({ target: box }) => onChange({ isEven: box.checked })}
      />
    </>
  );
}
