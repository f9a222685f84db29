import type { Link } from '#model/presentation/link.ts';
import { attributeOf, type XmlElement } from '../../xml/xml.ts';
import type { Part, SlideContext } from '../slide-context.ts';

/** The slides that are shown, in order, as link targets. */
export interface SlideTargets {
  /** Step ids by part name. */
  steps: ReadonlyMap<string, string>;
  order: readonly string[];
}

const safe = /^(?:https?:\/\/[^/]|mailto:.|tel:.)[^\p{Cc}\s\\]*$/iu;

/** The target's index among the slides, as seen from number `slide`. */
const jumps = new Map<string, (slide: number) => number>([
  ['nextslide', (slide) => slide],
  ['previousslide', (slide) => Math.max(0, slide - 2)],
  ['firstslide', () => 0],
  ['lastslide', () => -1],
]);

const toStep = (id: string | undefined): Link | undefined => (id === undefined ? undefined : { kind: 'step', id });

/** Reads an `a:hlinkClick` on slide number `slide` of those shown. */
export function linkOf(
  click: XmlElement | undefined,
  part: Part,
  slide: number,
  targets: SlideTargets,
  warn: SlideContext['warn'],
): Link | undefined {
  if (!click) return undefined;
  const action = attributeOf(click, 'action') ?? '';
  const jump = /^ppaction:\/\/hlinkshowjump\?jump=(\w+)/i.exec(action)?.[1]?.toLowerCase();
  if (jump !== undefined) return toStep(targets.order.at(jumps.get(jump)?.(slide) ?? targets.order.length));
  const found = part.relationships.get(attributeOf(click, 'r:id') ?? '');
  if (!found) return undefined;
  if (!found.isExternal) return toStep(targets.steps.get(found.target));
  const href = found.target.trim().replaceAll(' ', '%20');
  if (safe.test(href) && href.length <= 4096) return { kind: 'address', href };
  warn('unsafe-link', href);
  return undefined;
}
