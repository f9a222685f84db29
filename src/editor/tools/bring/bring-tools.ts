import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { Operation } from '#model/change/operation.ts';
import { isSame } from '#model/change/text/text-change.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { type Point, scaleOf } from '#model/geometry/matrix.ts';
import type { Clip } from '../../core/clipboard/clip.ts';
import { parseHtml } from '../../core/clipboard/dom-clipboard.ts';
import { duplicate, paste, type Pasted } from '../../core/clipboard/paste/paste.ts';
import { type Incoming, readIncoming, svgIn } from '../../core/clipboard/read-incoming.ts';
import type { Desk, Kept } from '../../desk/desk.ts';
import type { DeskState } from '../../desk/desk-state.ts';
import { inNode, toView } from '../../hands/view.ts';
import { middleOf } from '../../objects/place.ts';
import { addPictures } from './add-files.ts';

const OURS = /^\/files\/(?:images|media)\//;

/** Of several lines, one that is indented, or begins with a bullet or a number. */
const outlineMark = /\n(?:[\t \u3000]+\S|(?:[-*•–—●▪・‣]|[\d１-９]{1,3}[.)、．])\s*\S)/;

/** Puts what is pasted or dropped where it belongs: on the canvas, or into the text in which the caret is. */
export function createBringTools(desk: Desk) {
  const target = (selection = desk.state().selection) => ({
    of: desk.oid,
    selection,
    newId: () => desk.newId('object'),
    random: desk.random,
  });
  const put = async (pasted: Pasted, here: Kept) => {
    const fetched = await Promise.all(pasted.wanted.map((one) => bring(desk, one)));
    // Whoever has gone elsewhere meanwhile stays there.
    const isHere = isSame(desk.state().selection, here.selection);
    const brought = fetched.filter((one) => typeof one === 'object');
    const isDone = desk.do([...brought, ...pasted.operations], isHere ? { select: () => pasted.selection } : {});
    if (isDone && fetched.includes('away')) desk.tell({ kind: 'picture-refused', reason: 'away' });
    return isDone;
  };

  const bringIn = async (incoming: Incoming, here: Kept, at?: Point) => {
    const table = await tableIn(incoming, here);
    if (table && 'tooLarge' in table)
      return desk.tell({ kind: 'done', text: `editorData.problem.${table.tooLarge}`, values: { most: table.most } });
    const { selection } = here;
    if (!selection) return desk.tell({ kind: 'done', text: 'editor.pasteGone' });
    // In a text that is edited, it is its source.
    const drawing = selection.kind === 'text' ? undefined : svgIn(incoming);
    if (drawing) return addPictures(desk, [drawing], at ?? middleOf(desk), here);
    const found = table ?? readIncoming(incoming, parseHtml);
    if (!found) return;
    if ('refusal' in found) return desk.tell({ kind: 'refused', ...found.refusal });
    if ('files' in found) return addPictures(desk, found.files, at ?? middleOf(desk), here);
    const isNear = at === undefined && found.clip.of === desk.oid;
    const pasted = paste(desk.draft, found.clip, {
      ...target(selection),
      ...(!isNear && selection.kind === 'objects' && { at: pointFor(desk, { ...here, selection }, at, found.clip) }),
    });
    const { plain = '' } = incoming;
    const isOutline = !table && found.clip.of === '' && pasted.selection.kind === 'objects' && outlineMark.test(plain.trim());
    if (!(await put(pasted, here))) return;
    if (found.clip.isPartial) desk.tell({ kind: 'done', text: 'editor.pasteCut' });
    else if (isOutline && pasted.selection.kind === 'objects')
      desk.tell({ kind: 'outline-pasted', ids: pasted.selection.ids, text: plain });
  };

  return {
    /** `at` in CSS pixels of the view. */
    bring: bringIn,
    async duplicate(here: Kept): Promise<void> {
      const pasted = here.selection && duplicate(desk.draft, target(here.selection));
      if (pasted) await put(pasted, here);
    },
    addFiles: (files: readonly File[], at: Point, here: Kept): Promise<void> => addPictures(desk, files, at, here),
    /** The lines of a text as topics in the middle of the view, `instead` of what was made of the same text. */
    async asTopics(text: string, instead: readonly ObjectId[]): Promise<void> {
      const { pasteTopics } = await import('../topics/paste-topics.ts');
      pasteTopics(desk, text, target(), instead);
    },
  };
}

export type BringTools = ReturnType<typeof createBringTools>;

/** Cells that are copied as text, with tabs between them; in a text that is edited they are words like others. */
async function tableIn(incoming: Incoming, here: Kept) {
  const isOurs = incoming.json !== undefined && incoming.json !== '';
  if (isOurs || here.selection?.kind === 'text' || !incoming.plain?.includes('\t')) return undefined;
  return (await import('../grid/copied/pasted-table.ts')).pastedTable(incoming);
}

/** What is copied elsewhere comes to the middle of the view, or to where it is dropped, at the size of what is there. */
function pointFor(desk: Desk, here: Pick<DeskState, 'camera' | 'viewport' | 'selection'>, at: Point | undefined, clip: Clip) {
  const { within } = here.selection;
  const seen = { scene: desk.scene, state: () => ({ ...desk.state(), ...here }) };
  const holder = ('parent' in within && desk.scene.nodes.get(within.parent)) || desk.scene.root;
  const unit = scaleOf(toView(seen, holder));
  const isOdd = clip.kind === 'objects' && clip.of !== '' ? false : unit > 8 || unit < 1 / 8;
  return { ...inNode(seen, holder, at ?? middleOf(seen)), ...(isOdd && { scale: 1 / unit }) };
}

/** A picture of another presentation, stored here under the id that the pasted objects name. Without it, they are drawn as missing. */
async function bring(desk: Desk, { id, asset, of }: Pasted['wanted'][number]): Promise<Operation | 'refused' | 'away'> {
  try {
    const name = asset.source.replace(OURS, '');
    const response = await fetch(draftRoutes.asset.replace(':oid', encodeURIComponent(of)).replace(':name', encodeURIComponent(name)));
    if (!response.ok) return 'away';
    // Why it is refused is told by then.
    const picture = await desk.storePicture(await response.blob());
    return picture?.operation.kind === 'asset' ? { ...picture.operation, id } : 'refused';
  } catch {
    return 'away';
  }
}
