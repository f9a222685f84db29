import { blockCycle, circleCycle, radial, target, venn } from './cycles.ts';
import type { DiagramData } from './data-model.ts';
import type { Layout } from './diagram-shape.ts';
import { hierarchy, lyingHierarchy, organization } from './hierarchies.ts';
import { blockList, blockRows, horizontalList, verticalList } from './lists.ts';
import { matrix, titledMatrix } from './matrices.ts';
import { arrowProcess, bentProcess, chevrons, columnProcess, rowProcess } from './processes.ts';
import { invertedPyramid, pyramid, pyramidList } from './pyramids.ts';

/** By the names of Office's own layouts; the first that matches. */
const byName: readonly [RegExp, Layout][] = [
  [/orgchart|organizationchart/i, organization],
  [/^hierarchy[256]$|horizontal.*hierarchy/i, lyingHierarchy],
  [/hierarchy/i, hierarchy],
  [/^pyramid2$/i, pyramidList],
  [/^pyramid3$|inverted.*pyramid/i, invertedPyramid],
  [/pyramid/i, pyramid],
  [/^matrix1$|titled.*matrix/i, titledMatrix],
  [/matrix/i, matrix],
  [/venn/i, venn],
  [/^target|bullseye/i, target],
  [/radial|hub/i, radial],
  [/^cycle4$/i, matrix],
  [/^cycle[236]$|circle.*cycle/i, circleCycle],
  [/cycle|gear/i, blockCycle],
  [/chevron/i, chevrons],
  [/^hProcess(?:9|10|11)?$|^arrow\d*$/i, arrowProcess],
  [/^(?:process2|process4|vProcess\d*|.*vertical.*process.*)$/i, columnProcess],
  [/^(?:process5|bProcess\d*|.*bending.*process.*)$/i, bentProcess],
  [/process/i, rowProcess],
  [/^default$/i, blockList],
  [/^vList(?:3|4|5|6)$/i, blockRows],
  [/^vList|vertical.*list/i, verticalList],
  [/^hList|horizontal.*list/i, horizontalList],
];

/** Layouts of others, which say only what kind of diagram they are. */
const byCategory = new Map<string, Layout>([
  ['process', rowProcess],
  ['cycle', blockCycle],
  ['hierarchy', hierarchy],
  ['relationship', (roots, frame) => (roots.length === 1 ? radial : blockList)(roots, frame)],
  ['matrix', matrix],
  ['pyramid', pyramid],
]);

export function chooseLayout({ layout, category, roots }: DiagramData): Layout {
  const usual = roots.some(({ children }) => children.length > 0) ? verticalList : blockList;
  return byName.find(([name]) => name.test(layout))?.[1] ?? byCategory.get(category) ?? usual;
}
