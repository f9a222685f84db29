import type { DrawingNode } from '../drawing.ts';
import { isRecord, limits, type Reader, type Writable } from './reader.ts';
import { readPatiently } from './repair.ts';
import { drawingNode } from './schemas/drawings.ts';

/** Reads nodes one at a time: a broken one does not affect the others. */
export function readNodes(sources: unknown, place: string, reader: Reader, nesting = 0): Writable<DrawingNode>[] {
  if (!Array.isArray(sources) || sources.length === 0) return [];
  if (nesting >= limits.nesting) {
    reader.report(place, 'too-deep', 'error', String(limits.nesting));
    return [];
  }
  return sources.flatMap((source, index) => readNode(source, `${place}/${index}`, reader, nesting) ?? []);
}

function readNode(source: unknown, place: string, reader: Reader, nesting: number): Writable<DrawingNode> | undefined {
  if (reader.nodesLeft-- <= 0) {
    if (reader.nodesLeft === -1) reader.report(place, 'too-many-nodes', 'error', String(limits.nodes));
    return undefined;
  }
  const { children, ...own } = isRecord(source) ? source : { children: undefined };
  const reading = readPatiently(drawingNode, own, place, reader.report);
  const node = reading.value;
  if (!node) reader.report(reading.place, reading.code === 'invalid-path-data' ? reading.code : 'unreadable-node', 'error');
  else if (node.kind === 'group') node.children = readNodes(children, `${place}/children`, reader, nesting + 1);
  else if (children !== undefined) reader.report(`${place}/children`, 'invalid-value', 'warning');
  return node;
}
