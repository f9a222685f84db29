import type { Frame, ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { childOf, flagOf, type XmlElement } from '../../xml/xml.ts';
import { backgroundOf } from '../look/backgrounds.ts';
import { drawnFill } from '../look/fills.ts';
import { type DeckParts, type LookContext, makeContext } from '../look/make-context.ts';
import { type OfficeTheme, readTheme } from '../look/theme.ts';
import { playBuilds, type Turn } from '../show/play-builds.ts';
import { paragraphBuilds, readBuilds } from '../show/read-builds.ts';
import type { Fill, Part } from '../slide-context.ts';
import { pictureObjects } from '../pictures/picture-objects.ts';
import { placeholderOf, piece } from './pieces.ts';
import { kindOf, typeOf } from './placeholders.ts';
import { slideSpace } from './placement.ts';
import { readTree } from './read-tree.ts';
import type { ShapeScope } from './scope.ts';
import { trimToSlide } from './trim-to-slide.ts';

interface SlideRead {
  title: string;
  frame: Frame;
  children: SceneObject[];
  context: LookContext;
  /** What appears and disappears: with the slide, then with each click. */
  builds: Turn[];
}

export interface SlideReading {
  deck: DeckParts;
  presentation: Part;
  size: { width: number; height: number };
  budget: { left: number };
  /** Each theme is read only once. */
  themes: Map<Part | undefined, OfficeTheme>;
}

/** Reads a slide with the shapes of its layout and its master, bottom to top. */
export function readSlide(
  slide: Part,
  slideIndex: number,
  slideNumber: number,
  { deck, presentation, size, budget, themes }: SlideReading,
): SlideRead {
  const files = deck.package;
  const layout = files.related(slide, 'slideLayout')[0];
  const master = layout && files.related(layout, 'slideMaster')[0];
  const plain = master && files.related(master, 'theme')[0];
  const sheets = [slide, layout, master].flatMap((part, index, all) => {
    if (!part) return [];
    const line = all.slice(index).filter((each) => each !== undefined);
    const overrides = line.flatMap((each) => files.related(each, 'themeOverride').slice(0, 1));
    const maps = [...line.map((each) => childOf(each.xml, 'p:clrMapOvr', 'a:overrideClrMapping')), childOf(master?.xml, 'p:clrMap')];
    return [{ part, context: makeContext(deck, { part, theme: themeOf(plain, overrides, themes), maps, slide: slideIndex, slideNumber }) }];
  });
  const [own] = sheets;
  if (!own) throw new Error('A slide includes at least itself');
  const background = backgroundOf(sheets, size.width / size.height);
  const styles = childOf(master?.xml, 'p:txStyles');
  const ids = new Map<string, ObjectId>();
  const builds = readBuilds(slide, own.context);
  const paragraphs = paragraphBuilds(builds);
  const scopeOf = (context: LookContext, isLent: boolean): ShapeScope => ({
    context,
    space: slideSpace(deck.unit),
    lineage: { layout, master },
    styles: {
      title: childOf(styles, 'p:titleStyle'),
      body: childOf(styles, 'p:bodyStyle'),
      other: childOf(styles, 'p:otherStyle'),
      usual: childOf(presentation.xml, 'p:defaultTextStyle'),
    },
    isLent,
    background,
    depth: 0,
    ids: isLent ? new Map() : ids,
    builds: isLent ? new Map() : paragraphs,
    budget,
  });
  const showsLayout = flagOf(slide.xml, 'showMasterSp') ?? true;
  const lenders = sheets.slice(1).filter(({ part }) => showsLayout && (part === layout || (flagOf(layout?.xml, 'showMasterSp') ?? true)));
  const shapes = [...lenders.toReversed(), own].flatMap(({ part, context }) => {
    const tree = childOf(part.xml, 'p:cSld', 'p:spTree');
    return tree ? readTree(tree, scopeOf(context, part !== slide)) : [];
  });
  const played = playBuilds(builds, ids, shapes, { size, makeId: own.context.makeId, warn: own.context.warn, budget });
  return {
    title: titleOf(slide),
    frame: { shape: 'rectangle', fill: background?.kind === 'paint' ? background.paint : { kind: 'color', color: '#ffffff' } },
    children: trimToSlide([...pictureBehind(background, size, own.context), ...played.objects], size),
    context: own.context,
    builds: played.turns,
  };
}

function themeOf(theme: Part | undefined, overrides: readonly Part[], themes: Map<Part | undefined, OfficeTheme>): OfficeTheme {
  if (overrides.length > 0) return readTheme(theme, overrides);
  const known = themes.get(theme) ?? readTheme(theme);
  themes.set(theme, known);
  return known;
}

function pictureBehind(
  background: Fill | undefined,
  { width, height }: { width: number; height: number },
  context: LookContext,
): SceneObject[] {
  const fill = drawnFill(background);
  return fill?.kind === 'picture'
    ? pictureObjects(fill, undefined, { x: 0, y: 0, width, height, rotation: 0, isFlippedX: false, isFlippedY: false }, context)
    : [];
}

/** The text of its title placeholder, in one line. */
function titleOf(slide: Part): string {
  const tree = childOf(slide.xml, 'p:cSld', 'p:spTree');
  const title = tree?.children.find((shape) => {
    const placeholder = placeholderOf(shape);
    return placeholder && kindOf(typeOf(placeholder)) === 'title';
  });
  const words =
    piece(title, 'txBody')
      ?.children.filter(({ name }) => name === 'a:p')
      .map(lettersOf) ?? [];
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

const lettersOf = (paragraph: XmlElement): string =>
  paragraph.children
    .map((child) =>
      child.name === 'a:br' ? ' ' : child.name === 'a:r' || child.name === 'a:fld' ? (childOf(child, 'a:t')?.text ?? '') : '',
    )
    .join('');
