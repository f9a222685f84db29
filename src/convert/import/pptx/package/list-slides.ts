import { importLimits } from '../../limits.ts';
import { ImportProblem } from '../../problems.ts';
import { attributeOf, childOf, childrenOf } from '../../xml/xml.ts';
import type { Part } from '../slide-context.ts';
import type { OpenPackage } from './open-package.ts';

export interface SlideEntry {
  /** The `id` of `p:sldId`, which sections refer to. */
  id: string;
  part: string;
  isHidden: boolean;
  /** From 1, including hidden slides. */
  place: number;
}

/** Finds `ppt/presentation.xml`, wherever the package says it is. */
export function presentationOf(files: OpenPackage): Part {
  const main = [...files.relationshipsOf('').values()].find(({ type, isExternal }) => type === 'officeDocument' && !isExternal);
  const part = files.part(main?.target ?? 'ppt/presentation.xml');
  if (!part) throw new ImportProblem('broken', 'The package has no presentation');
  if (part.xml.name !== 'p:presentation') throw new ImportProblem('wrong-format', `The package contains a ${part.xml.name}`);
  return part;
}

/** In presentation order. */
export function listSlides(files: OpenPackage, presentation: Part): SlideEntry[] {
  const entries = childrenOf(childOf(presentation.xml, 'p:sldIdLst'), 'p:sldId');
  if (entries.length > importLimits.slides) throw new ImportProblem('too-many-slides');
  return entries.flatMap((entry, index) => {
    const target = presentation.relationships.get(attributeOf(entry, 'r:id') ?? '');
    const id = attributeOf(entry, 'id') ?? '';
    // A missing slide is no reason to leave out the others; reading it reports the problem.
    if (!target || target.isExternal) return [{ id, part: '', isHidden: false, place: index + 1 }];
    return [{ id, part: target.target, isHidden: isHidden(files, target.target), place: index + 1 }];
  });
}

/** Links between slides need this before any slide is read, and the first tag has it. */
function isHidden(files: OpenPackage, name: string): boolean {
  try {
    const head = new TextDecoder().decode(files.bytes(name)?.subarray(0, 8192));
    return /\bshow\s*=\s*["'](?:0|false|off)["']/.test(/<(?:\w+:)?sld\b[^>]*>/.exec(head)?.[0] ?? '');
  } catch (problem) {
    if (problem instanceof ImportProblem) return false;
    throw problem;
  }
}
