import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { Operation } from '#model/change/operation.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { type Point, scaleOf } from '#model/geometry/matrix.ts';
import type { Clip } from '../../core/clipboard/clip.ts';
import { parseHtml } from '../../core/clipboard/dom-clipboard.ts';
import { duplicate, paste, type Pasted } from '../../core/clipboard/paste/paste.ts';
import { type Incoming, readIncoming, svgIn } from '../../core/clipboard/read-incoming.ts';
import type { Desk } from '../../desk/desk.ts';
import { inNode, toView } from '../../hands/view.ts';
import { middleOf } from '../../objects/place.ts';
import { addPictures } from './add-files.ts';

const OURS = /^\/files\/(?:images|media)\//;

/** Of several lines, one that is indented, or begins with a bullet or a number. */
const outlineMark = /\n(?:[\t \u3000]+\S|(?:[-*•–—●▪・‣]|[\d１-９]{1,3}[.)、．])\s*\S)/;

/** Puts what is pasted or dropped where it belongs: on the canvas, or into the text in which the caret is. */
export function createBringTools(desk: Desk) {
  const target = () => ({
    of: desk.oid,
    selection: desk.state().selection,
    newId: () => desk.newId('object'),
    random: desk.random,
  });
  const put = async (pasted: Pasted) => {
    const fetched = await Promise.all(pasted.wanted.map((one) => bring(desk, one)));
    return desk.do([...fetched.flat(), ...pasted.operations], { select: () => pasted.selection });
  };

  const bringIn = async (incoming: Incoming, at?: Point) => {
    const table = await tableIn(incoming, desk);
    if (table && 'tooLarge' in table)
      return desk.tell({ kind: 'done', text: `editorData.problem.${table.tooLarge}`, values: { most: table.most } });
    // In a text that is edited, it is its source.
    const drawing = desk.state().selection.kind === 'text' ? undefined : svgIn(incoming);
    if (drawing) return addPictures(desk, [drawing], at ?? middleOf(desk));
    const found = table ?? readIncoming(incoming, parseHtml);
    if (!found) return;
    if ('refusal' in found) return desk.tell({ kind: 'refused', ...found.refusal });
    if ('files' in found) return addPictures(desk, found.files, at ?? middleOf(desk));
    const isNear = at === undefined && found.clip.of === desk.oid;
    const pasted = paste(desk.draft, found.clip, {
      ...target(),
      ...(!isNear && desk.state().selection.kind === 'objects' && { at: pointFor(desk, at, found.clip) }),
    });
    const { plain = '' } = incoming;
    const isOutline = !table && found.clip.of === '' && pasted.selection.kind === 'objects' && outlineMark.test(plain.trim());
    if (!(await put(pasted))) return;
    if (found.clip.isPartial) desk.tell({ kind: 'done', text: 'editor.pasteCut' });
    else if (isOutline && pasted.selection.kind === 'objects')
      desk.tell({ kind: 'outline-pasted', ids: pasted.selection.ids, text: plain });
  };

  return {
    /** `at` in CSS pixels of the view. */
    bring: bringIn,
    async duplicate(): Promise<void> {
      const pasted = duplicate(desk.draft, target());
      if (pasted) await put(pasted);
    },
    addFiles: (files: readonly File[], at: Point): Promise<void> => addPictures(desk, files, at),
    /** The lines of a text as topics in the middle of the view, `instead` of what was made of the same text. */
    async asTopics(text: string, instead: readonly ObjectId[]): Promise<void> {
      const { pasteTopics } = await import('../topics/paste-topics.ts');
      pasteTopics(desk, text, target(), instead);
    },
  };
}

export type BringTools = ReturnType<typeof createBringTools>;

/** Cells that are copied as text, with tabs between them; in a text that is edited they are words like others. */
async function tableIn(incoming: Incoming, desk: Desk) {
  const isOurs = incoming.json !== undefined && incoming.json !== '';
  if (isOurs || desk.state().selection.kind === 'text' || !incoming.plain?.includes('\t')) return undefined;
  return (await import('../grid/copied/pasted-table.ts')).pastedTable(incoming);
}

/** What is copied elsewhere comes to the middle of the view, or to where it is dropped, at the size of what is there. */
function pointFor(desk: Desk, at: Point | undefined, clip: Clip) {
  const { within } = desk.state().selection;
  const holder = ('parent' in within && desk.scene.nodes.get(within.parent)) || desk.scene.root;
  const unit = scaleOf(toView(desk, holder));
  const isOdd = clip.kind === 'objects' && clip.of !== '' ? false : unit > 8 || unit < 1 / 8;
  return { ...inNode(desk, holder, at ?? middleOf(desk)), ...(isOdd && { scale: 1 / unit }) };
}

/** A picture of another presentation, stored here under the id that the pasted objects name. */
async function bring(desk: Desk, { id, asset, of }: Pasted['wanted'][number]): Promise<Operation[]> {
  try {
    const name = asset.source.replace(OURS, '');
    const response = await fetch(draftRoutes.asset.replace(':oid', encodeURIComponent(of)).replace(':name', encodeURIComponent(name)));
    const picture = response.ok ? await desk.storePicture(await response.blob()) : undefined;
    return picture?.operation.kind === 'asset' ? [{ ...picture.operation, id }] : [];
  } catch {
    // Drawn as missing.
    return [];
  }
}
