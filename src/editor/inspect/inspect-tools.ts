import type { Fields, Operation } from '#model/change/operation.ts';
import type { Color, Paint } from '#model/presentation/paints.ts';
import type { FrameShape, ObjectId, SceneObject, Theme } from '#model/presentation/presentation.ts';
import type { StyleClass } from '#model/presentation/texts.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import { families } from '#model/text/families.ts';
import { nodeOf } from '../core/selection/bounds.ts';
import type { ChangeKind } from '../core/history/history.ts';
import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import { alignMoves, type AlignSide, type Axis, distributeMoves } from './align.ts';
import { type Box, boxFields, boxOf } from './box.ts';
import { contentTools } from './content/content-tools.ts';
import { addressFrom, linkableTopics } from './content/links.ts';
import { isDescribed } from './described.ts';
import { lineUp } from './line-up.ts';
import { dashesIn, fillFields, fillOf, frameFields, type StrokeChange, strokeFields, strokeOf } from './paints.ts';
import { styleOperations } from './style-class.ts';
import { formatOperations, type TextFormat, textLook } from './text-look.ts';
import { textTarget } from './text-target.ts';

/** Reads and changes properties of objects and of the whole canvas. Changes of kind `dragging` go on until the desk settles. */
export function createInspectTools(desk: Desk) {
  const objectOf = (id: ObjectId): SceneObject | undefined => desk.draft.entries.get(id)?.object;
  const exactOf = (id: ObjectId) => {
    const node = nodeOf(desk.scene, id);
    return node && exactBox(node);
  };
  const act = (operations: readonly Operation[], kind: ChangeKind = 'change') => desk.do(operations, { kind });
  /** Objects that others have removed in the meantime are left out. */
  const setEach = (ids: readonly ObjectId[], fieldsFor: (object: SceneObject) => Fields, kind?: ChangeKind) =>
    act(
      ids.flatMap((id): Operation[] => {
        const object = objectOf(id);
        const fields = object ? fieldsFor(object) : {};
        return Object.keys(fields).length > 0 ? [{ kind: 'set', id, fields }] : [];
      }),
      kind,
    );
  const selectedIds = () => asObjects(desk.state().selection).ids;

  return {
    set: (ids: readonly ObjectId[], fields: Fields, kind?: ChangeKind) => setEach(ids, () => fields, kind),
    isDescribed,
    settle: () => desk.settle(),

    boxOf(id: ObjectId): Box | undefined {
      const [object, exact] = [objectOf(id), exactOf(id)];
      return object && exact && boxOf(object, exact);
    },
    setBox: (id: ObjectId, change: Partial<Box>, keepsShape: boolean, kind?: ChangeKind) =>
      setEach(
        [id],
        (object) => {
          const exact = exactOf(id);
          return exact ? boxFields(object, exact, change, keepsShape) : {};
        },
        kind,
      ),
    align: (side: AlignSide) => act(lineUp(desk.scene, selectedIds(), (boxes) => alignMoves(boxes, side))),
    distribute: (axis: Axis) => act(lineUp(desk.scene, selectedIds(), (boxes) => distributeMoves(boxes, axis))),

    fillOf,
    strokeOf,
    dashesIn,
    setFill: (ids: readonly ObjectId[], color: Color | undefined, kind?: ChangeKind) =>
      setEach(ids, (object) => fillFields(object, color), kind),
    setStroke: (ids: readonly ObjectId[], change: StrokeChange | undefined, kind?: ChangeKind) =>
      setEach(ids, (object) => strokeFields(object, change), kind),
    setFrame: (ids: readonly ObjectId[], shape: FrameShape) => setEach(ids, (object) => frameFields(object, shape)),

    textLook() {
      const target = textTarget(desk);
      return target && textLook(target);
    },
    formatText(format: TextFormat, kind?: ChangeKind) {
      const target = textTarget(desk);
      return target !== undefined && act(formatOperations(target, format), kind);
    },
    setStyleClass(styleClass: StyleClass) {
      const target = textTarget(desk);
      return target !== undefined && target.part === undefined && act(styleOperations(target, styleClass));
    },

    addressFrom,
    topics: () => linkableTopics(desk.draft),
    ...contentTools(desk, setEach),

    setBackground: (fill: Paint, kind?: ChangeKind) => act([{ kind: 'background', fill }], kind),
    setTheme: (fields: Fields, kind?: ChangeKind) => act([{ kind: 'theme', fields }], kind),
    /** Fonts to choose from; the others fill in characters that these do not have. */
    families: families.filter(({ name }) => !name.startsWith('Noto ')).map(({ name }) => name),
    /** Of a family, or of the one that the theme has for this role. */
    weightsOf(family: string, fonts: Theme['fonts']): readonly number[] {
      const name = Object.hasOwn(fonts, family) ? fonts[family as keyof Theme['fonts']] : family;
      return (families.find((one) => one.name === name) ?? families.find((one) => one.name === fonts.body))?.weights ?? [400, 700];
    },
  };
}

export type InspectTools = ReturnType<typeof createInspectTools>;
