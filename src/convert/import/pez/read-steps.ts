import type { Step } from '#model/presentation/presentation.ts';
import { importLimits } from '../limits.ts';
import { ImportProblem } from '../problems.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../xml/xml.ts';
import { idOf } from './pez-object.ts';

/** One move or one appearance, with object ids as in our document. */
interface PezStep {
  to?: string | undefined;
  reveal: string[];
}

/** `eagle` goes to an object, `buildin` reveals one. A file without a path visits its frames, or its whole canvas. */
export function readPath(root: XmlElement, frames: readonly string[]): PezStep[] {
  const steps = childrenOf(childOf(root, 'path'), 's').map((step): PezStep => {
    const ids = (name: string) => childrenOf(step, name).map((each) => idOf(attributeOf(each, 'o') ?? ''));
    return { to: ids('eagle').at(-1), reveal: ids('buildin') };
  });
  if (steps.length > importLimits.slides) throw new ImportProblem('too-many-slides');
  return steps.length > 0 ? steps : frames.slice(0, importLimits.slides).map((to) => ({ to, reveal: [] }));
}

/** Drops steps that lead nowhere. */
export function stepsOf(path: readonly PezStep[], known: ReadonlySet<string>, titleOf: (id: string) => string, overview: string): Step[] {
  const revealed = new Set<string>();
  const steps = path.flatMap(({ to, reveal }, index): Step[] => {
    const target = to !== undefined && known.has(to) ? to : undefined;
    const appearing = reveal.filter((id) => known.has(id) && !revealed.has(id));
    for (const id of appearing) revealed.add(id);
    if (target === undefined && appearing.length === 0) return [];
    return [
      {
        id: `step-${index + 1}`,
        title: target === undefined ? '' : titleOf(target),
        ...(target !== undefined && { to: target }),
        reveal: appearing,
        notes: '',
      },
    ];
  });
  return steps.some(({ to }) => to !== undefined)
    ? steps
    : [{ id: 'step-overview', title: '', to: overview, reveal: [], notes: '' }, ...steps];
}
