import { attributeOf, childOf, childrenOf, flagOf, type XmlElement } from '../../xml/xml.ts';
import type { Geometry, PathFill } from './geometry.ts';
import { evaluateFormula, guidesOf, valueOf, type Guides } from './guides.ts';
import type { PenStep } from './outline.ts';

const LIMITS = { guides: 5000, paths: 500, steps: 100_000 };

/** Reads an `a:custGeom`. */
export function customGeometry(geometry: XmlElement, width: number, height: number): Geometry {
  const guides = guidesOf(width, height);
  for (const list of ['a:avLst', 'a:gdLst'])
    for (const guide of childrenOf(childOf(geometry, list), 'a:gd').slice(0, LIMITS.guides))
      guides.set(attributeOf(guide, 'name') ?? '', evaluateFormula(attributeOf(guide, 'fmla') ?? '', guides));
  const text = childOf(geometry, 'a:rect');
  const edge = (name: string) => valueOf(attributeOf(text, name) ?? name, guides);
  let left = LIMITS.steps;
  return {
    paths: childrenOf(childOf(geometry, 'a:pathLst'), 'a:path')
      .slice(0, LIMITS.paths)
      .map((path) => {
        const steps = path.children.slice(0, left).flatMap((step) => readStep(step, guides));
        left -= steps.length;
        return {
          isFilled: fillOf(attributeOf(path, 'fill')),
          isStroked: flagOf(path, 'stroke') ?? true,
          width: Math.max(0, valueOf(attributeOf(path, 'w'), guides)),
          height: Math.max(0, valueOf(attributeOf(path, 'h'), guides)),
          steps,
        };
      }),
    text: { left: edge('l'), top: edge('t'), right: edge('r'), bottom: edge('b') },
  };
}

const fillOf = (fill: string | undefined): PathFill =>
  fill === 'none' ? false : fill === 'lighten' || fill === 'lightenLess' || fill === 'darken' || fill === 'darkenLess' ? fill : true;

const kinds = new Map<string, PenStep['kind']>([
  ['a:moveTo', 'M'],
  ['a:lnTo', 'L'],
  ['a:quadBezTo', 'Q'],
  ['a:cubicBezTo', 'C'],
]);
const points = { M: 1, L: 1, Q: 2, C: 3, A: 0, Z: 0 } as const;

function readStep(step: XmlElement, guides: Guides): PenStep[] {
  if (step.name === 'a:close') return [{ kind: 'Z', values: [] }];
  if (step.name === 'a:arcTo')
    return [{ kind: 'A', values: ['wR', 'hR', 'stAng', 'swAng'].map((name) => valueOf(attributeOf(step, name), guides)) }];
  const kind = kinds.get(step.name);
  const spots = childrenOf(step, 'a:pt').slice(0, 3);
  if (kind === undefined || spots.length < points[kind]) return [];
  return [
    {
      kind,
      values: spots
        .slice(0, points[kind])
        .flatMap((spot) => [valueOf(attributeOf(spot, 'x'), guides), valueOf(attributeOf(spot, 'y'), guides)]),
    },
  ];
}
