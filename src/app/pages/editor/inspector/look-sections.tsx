import { useText } from '#app/client/frame.tsx';
import { use } from 'react';
import type { Dashes } from '#editor/inspect/paints.ts';
import type { FrameObject, LineObject, SceneObject, ShapeObject, Theme, Topic } from '#model/presentation/presentation.ts';
import { eyeOffIcon } from '../../../ui/icon/page-icons.ts';
import { Choices } from '../controls/choices.tsx';
import { ColourField } from '../controls/colour-field.tsx';
import { inCommon } from '../controls/in-common.ts';
import { NumberField } from '../controls/number-field.tsx';
import { OptionField } from '../controls/option-field.tsx';
import { Pair, Section } from '../controls/section.tsx';
import { SliderField } from '../controls/slider-field.tsx';
import { WordsField } from '../controls/words-field.tsx';
import { useEditor, useInspect } from '../editor-context.tsx';
import { LineEnds } from '../objects/line-ends.tsx';
import { LinePoints } from '../objects/line-points.tsx';
import { icons } from './inspector-icons.ts';

type Painted = { objects: readonly SceneObject[]; theme: Theme };

const idsOf = (objects: readonly SceneObject[]) => objects.map(({ id }) => id);

/** Frames that nobody sees have neither fill nor outline. */
const hasFrame = (object: SceneObject): boolean =>
  (object.kind === 'topic' || object.kind === 'frame') && object.frame !== undefined && object.frame.shape !== 'invisible';

export function FillSection({ objects, theme }: Painted) {
  const text = useText();
  const inspect = useInspect();
  if (!objects.every((object) => object.kind === 'shape' || object.kind === 'drawing' || hasFrame(object))) return null;
  const title = text(objects.every(({ kind }) => kind === 'drawing') ? 'editorObjects.colour' : 'editorObjects.fill');
  return (
    <Section title={title}>
      <ColourField
        label={title}
        theme={theme}
        value={inCommon(objects.map(inspect.fillOf))}
        canBeNone
        onChange={(color, kind) => inspect.setFill(idsOf(objects), color, kind)}
        onSettle={inspect.settle}
      />
    </Section>
  );
}

const dashes: readonly Dashes[] = ['solid', 'dashed', 'dotted'];

export function StrokeSection({ objects, theme }: Painted) {
  const text = useText();
  const inspect = useInspect();
  const ids = idsOf(objects);
  if (!objects.every((object) => object.kind === 'shape' || object.kind === 'line' || object.kind === 'table' || hasFrame(object)))
    return null;
  const strokes = objects.map(inspect.strokeOf);
  const drawn = strokes.filter((stroke) => stroke !== undefined);
  const isLine = objects.some(({ kind }) => kind === 'line');
  const title = text(isLine ? 'editorObjects.line' : 'editorObjects.stroke');
  const [width, style] = [inCommon(drawn.map((stroke) => stroke.width)), inCommon(drawn.map(inspect.dashesIn))];
  return (
    <Section title={title}>
      <ColourField
        label={title}
        theme={theme}
        value={inCommon(strokes.map((stroke) => stroke?.paint))}
        canBeNone={!isLine}
        onChange={(color, kind) => inspect.setStroke(ids, color === undefined ? undefined : { color }, kind)}
        onSettle={inspect.settle}
      />
      {width !== undefined && style !== undefined && (
        <Pair>
          <NumberField
            label={text('editorObjects.stroke.width')}
            prefix={text('editorObjects.stroke.width.short')}
            value={width}
            least={0}
            most={1e6}
            onChange={(width, kind) => inspect.setStroke(ids, { width }, kind)}
            onSettle={inspect.settle}
          />
          <OptionField
            label={text('editorObjects.stroke.dashes')}
            isLabelHidden
            options={dashes.map((value) => ({ value, label: text(`editorObjects.stroke.${value}`) }))}
            value={style}
            onChoose={(dashes) => inspect.setStroke(ids, { dashes })}
          />
        </Pair>
      )}
    </Section>
  );
}

export function OpacitySection({ objects }: { objects: readonly SceneObject[] }) {
  const text = useText();
  const inspect = useInspect();
  return (
    <Section title={text('editorObjects.visibility')}>
      <SliderField
        label={text('editorObjects.opacity')}
        value={inCommon(objects.map(({ opacity }) => opacity)) ?? 1}
        onChange={(opacity, kind) => inspect.set(idsOf(objects), { opacity }, kind)}
        onSettle={inspect.settle}
      />
    </Section>
  );
}

/** A topic, or a frame on a flat canvas: its title and its outline. */
export function FrameSection({ object }: { object: Topic | FrameObject }) {
  const text = useText();
  const inspect = useInspect();
  return (
    <Section title={text('editorObjects.frame')}>
      <WordsField
        label={text('editorObjects.title')}
        value={object.title ?? ''}
        most={1000}
        onCommit={(title) => inspect.set([object.id], { title })}
      />
      <Choices
        label={text('editorObjects.frame')}
        value={object.frame?.shape ?? 'invisible'}
        onChoose={(shape) => inspect.setFrame([object.id], shape)}
        choices={[
          { value: 'circle', label: text('editorObjects.frame.circle'), icon: icons.frameCircle },
          { value: 'rectangle', label: text('editorObjects.frame.rectangle'), icon: icons.frameRectangle },
          { value: 'rounded', label: text('editorObjects.frame.rounded'), icon: icons.frameRounded },
          { value: 'bracket', label: text('editorObjects.frame.bracket'), icon: icons.frameBracket },
          { value: 'invisible', label: text('editorObjects.frame.invisible'), icon: eyeOffIcon },
        ]}
      />
    </Section>
  );
}

const shapes = [
  'rectangle',
  'rounded',
  'ellipse',
  'triangle',
  'diamond',
  'pentagon',
  'hexagon',
  'star',
  'arrow',
  'chevron',
  'speech',
  'plus',
] as const;

export function ShapeSection({ object }: { object: ShapeObject }) {
  const text = useText();
  const inspect = useInspect();
  return (
    <Section title={text('editorObjects.shape')}>
      <OptionField
        label={text('editorObjects.shape')}
        isLabelHidden
        options={shapes.map((value) => ({ value, label: text(`editorObjects.shape.${value}`) }))}
        value={object.shape}
        onChoose={(shape) => inspect.set([object.id], { shape })}
      />
      {object.shape === 'rounded' && (
        <NumberField
          label={text('editorObjects.radius')}
          prefix={text('editorObjects.radius')}
          value={object.radius}
          least={0}
          onChange={(radius, kind) => inspect.set([object.id], { radius }, kind)}
          onSettle={inspect.settle}
        />
      )}
    </Section>
  );
}

const ends = ['none', 'arrow', 'triangle', 'circle', 'bar'] as const;

/** Its course, its ends, and what they are attached to. */
export function LineSection({ object }: { object: LineObject }) {
  const text = useText();
  const lines = use(useEditor().load.lines());
  const inspect = useInspect();
  return (
    <Section title={text('editorObjects.course')}>
      <Choices
        label={text('editorObjects.course')}
        value={object.course}
        onChoose={(course) => inspect.set([object.id], { course })}
        choices={[
          { value: 'straight', label: text('editorObjects.course.straight'), icon: icons.courseStraight },
          { value: 'curved', label: text('editorObjects.course.curved'), icon: icons.courseCurved },
          { value: 'elbow', label: text('editorObjects.course.elbow'), icon: icons.courseElbow },
        ]}
      />
      <Pair>
        {(['start', 'end'] as const).map((side) => (
          <OptionField
            key={side}
            label={text(`editorObjects.ends.${side}`)}
            options={ends.map((value) => ({ value, label: text(`editorObjects.ends.${value}`) }))}
            value={object[side]}
            onChoose={(end) => inspect.set([object.id], { [side]: end })}
          />
        ))}
      </Pair>
      <LineEnds line={object} />
      {lines.showsPoints(object) && <LinePoints key={object.id} line={object} />}
    </Section>
  );
}
