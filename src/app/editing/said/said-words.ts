import type { Said } from '#editor/commands/said/said.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Translate } from '#locale/translate.ts';
import { writeNumber, writePercent } from '../../pages/editor/controls/numbers.ts';

/** What the words are made with. */
interface Wording {
  readonly text: Translate;
  readonly language: string;
  readonly nameOf: (object: SceneObject) => string;
  readonly nameOfStep: (id: string) => string;
  readonly labelOfStep: (id: string) => string;
  /** What is selected now, in words; empty for nothing, and for letters. */
  readonly selected: string;
  /** Instead of it, where nothing is selected. */
  readonly none: string;
}

/** What a command has done, in words to be spoken. */
export function saidWords(said: Said, { text, language, nameOf, nameOfStep, labelOfStep, selected, none }: Wording): string {
  const nameOfAll = (objects: readonly SceneObject[]) =>
    objects[0] && objects.length === 1 ? nameOf(objects[0]) : text('editorOutline.several', { count: objects.length });
  const place = (value: number, digits: number) => writePlace(value, digits, language);
  switch (said.kind) {
    case 'selected':
      return selected || none;
    case 'undone':
    case 'redone':
    case 'duplicated':
    case 'ungrouped': {
      const done = text(`editorCommands.said.${said.kind}`);
      return selected === '' ? done : text('editorCommands.said.andSelected', { done, selected });
    }
    case 'moved':
      return text('editorCommands.said.moved', { x: place(said.x, said.digits), y: place(said.y, said.digits) });
    case 'sized':
      return text('editorCommands.said.sized', { width: place(said.width, said.digits), height: place(said.height, said.digits) });
    case 'turned':
    case 'turnedBy':
      return text(`editorCommands.said.${said.kind}`, { degrees: writeNumber(said.degrees, language) });
    case 'inFront':
      return said.other ? text('editorCommands.said.inFrontOf', { name: nameOf(said.other) }) : text('editorCommands.said.atFront');
    case 'behind':
      return said.other ? text('editorCommands.said.behind', { name: nameOf(said.other) }) : text('editorCommands.said.atBack');
    case 'deleted':
      return text('editorOutline.said.removed', { name: nameOfAll(said.objects) });
    case 'lock':
    case 'unlock':
    case 'hide':
    case 'show':
      return text(`editorOutline.said.${said.kind}`, { name: nameOfAll(said.objects) });
    case 'copied':
    case 'cut':
    case 'collapsed':
    case 'expanded':
      return text(`editorCommands.said.${said.kind}`, { name: nameOfAll(said.objects) });
    case 'grouped':
      return text('editorCommands.said.grouped', { count: said.count });
    case 'aligned':
      return text('editorCommands.said.aligned', { how: text(`editorObjects.align.${said.side}`) });
    case 'distributed':
      return text(`editorObjects.distribute.${said.axis}`);
    case 'tool':
      return text(said.tool === 'several' ? 'editorCommands.selectSeveral' : `editorCommands.tool.${said.tool}`);
    case 'zoomed':
      return writePercent(said.zoom, language);
    case 'step':
      return nameOfStep(said.step);
    case 'flight':
      return text('editorPath.comfort.saidCurve', { label: labelOfStep(said.step), curve: text(`editorPath.curve.${said.curve}`) });
    case 'firstStep':
      return text('editorPath.said.first');
    case 'lastStep':
      return text('editorPath.said.last');
    default:
      return text(`editorCommands.said.${said.kind}`);
  }
}

/** Without signs between thousands: they sound like the comma between two numbers. */
const writePlace = (value: number, digits: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits, signDisplay: 'negative', useGrouping: false }).format(value);
