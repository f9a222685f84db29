import type { ImportTools } from '../../imported.ts';
import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { SceneObject, Topic } from '#model/presentation/presentation.ts';
import { bidi } from '#model/text/writing/bidi.ts';
import { type Backdrop, type Block, plainText, type SlideContent, type Words } from '../blocks/block.ts';
import { type Flow, flowOf, scaleFor } from './flow.ts';
import type { SlideLook } from './look.ts';
import { pictureObject } from './rich-units.ts';
import { type Box, colorOn, placed, type UnitKit } from './unit.ts';
import { paragraphsAt, sizes, styleAt, textHeight, textObject } from './words-unit.ts';

export interface Composed {
  topic: Topic;
  /** What each click reveals, in order. */
  reveals: string[][];
  /** How far its text had to shrink. */
  scale: number;
}

interface SlideFrame {
  id: string;
  look: SlideLook;
  content: SlideContent;
  /** Small, at the bottom. */
  footer: string;
  page: string;
  language: string;
  measure: ImportTools['measure'];
}

const MARGIN = 128;
const TOP = 104;
const BOTTOM = 84;
const TITLE = 68;
const LEAD = 104;

/** Lays out a slide as a topic: everything gets a place and nothing falls off the edge. */
export function composeSlide(frame: SlideFrame): Composed {
  const { id, look, content, language, measure } = frame;
  const reveals = new Map<number, string[]>();
  let count = 0;
  const kit: UnitKit = {
    layout: { theme: defaultTheme, language, measure, rich: { bidi } },
    look,
    makeId: () => `${id}-${(count += 1)}`,
    reveal: (step, object) => void (step > 0 && reveals.set(step, [...(reveals.get(step) ?? []), object])),
  };
  const hasWords = content.title !== undefined || content.blocks.some(({ kind }) => kind !== 'image');
  const { behind, room } = placeBackdrops(content.backdrops, hasWords, kit);
  const foot = placeFoot(frame, room, kit);
  const inner = { ...room, height: room.height - foot.height };
  const body = isLead(content, look) ? placeLead(content, inner, kit) : placeContent(content, inner, kit);
  const title = content.title ? plainText([content.title.words]) : firstWords(content.blocks);
  const topic: Topic = {
    kind: 'topic',
    id,
    title: title.slice(0, 300),
    x: 0,
    y: 0,
    rotation: 0,
    scale: 1,
    opacity: 1,
    width: look.width,
    height: look.height,
    // A hairline border sets white slides apart from the paper beneath.
    frame: {
      shape: 'rectangle',
      fill: { kind: 'color', color: look.fill },
      stroke: { paint: { kind: 'color', color: '#1d1b2624' }, width: 2, dash: [], cap: 'butt', join: 'miter' },
    },
    children: [...behind, ...body.objects, ...foot.objects],
  };
  return { topic, reveals: [...reveals].sort(([one], [other]) => one - other).map(([, ids]) => ids), scale: body.scale };
}

const firstWords = (blocks: readonly Block[]): string => {
  const words =
    blocks.flatMap((block) => (block.kind === 'words' || block.kind === 'quote' ? [plainText(block.words)] : [])).find(Boolean) ?? '';
  return words.length > 80 ? `${words.slice(0, 78).replace(/\s+\S*$/, '')} …` : words;
};

/** An opening or a statement: a heading with few words, or what the deck marks as one. */
function isLead({ title, blocks }: SlideContent, look: SlideLook): boolean {
  const isPlain = blocks.every(
    (block) => block.kind === 'words' && block.words.every(({ listType, role }) => listType === undefined && role !== 'math'),
  );
  const length = blocks.reduce((sum, block) => sum + (block.kind === 'words' ? plainText(block.words).length : 0), 0);
  if (look.isLead)
    return isPlain ? length < 420 : blocks.every(({ kind }) => kind === 'words' || kind === 'image' || kind === 'quote') && length < 260;
  return isPlain && title !== undefined && length < 140 && blocks.length <= 2 && (title.level === 1 || blocks.length === 0);
}

function placeLead({ title, blocks }: SlideContent, room: Box, kit: UnitKit): { objects: SceneObject[]; scale: number } {
  const { look } = kit;
  const inner = inset(room, MARGIN * 1.15);
  const box = {
    ...inner,
    width: Math.min(inner.width, 1560),
    x: look.align === 'center' ? inner.x + Math.max(0, inner.width - 1560) / 2 : inner.x,
  };
  const heading = title && fitTitle(title.words, box.width, LEAD, box.height * 0.62, kit);
  const flow = flowOf(blocks, kit);
  const gap = heading && !flow.isEmpty ? 40 : 0;
  const free = box.height - (heading ? heading.height : 0) - gap - 40;
  const scale = scaleFor(flow, box.width, free, 1.2);
  const height = flow.isEmpty ? 0 : Math.min(free, flow.heights(box.width, scale).natural);
  let y = box.y + Math.max(0, (box.height - height - gap - (heading?.height ?? 0)) / 2);
  const objects: SceneObject[] = [];
  if (heading) {
    objects.push(
      accent(look.align === 'center' ? box.x + box.width / 2 - 48 : box.x, y - 44, 96, kit),
      textObject(kit.makeId(), { ...box, y, height: heading.height }, heading.paragraphs, heading.style, { styleClass: 'title' }),
    );
    y += heading.height + gap;
  }
  objects.push(...flow.place({ ...box, y, height: Math.max(height, 1) }, scale).objects);
  return { objects, scale };
}

function placeContent({ title, blocks }: SlideContent, room: Box, kit: UnitKit): { objects: SceneObject[]; scale: number } {
  const { look } = kit;
  const box = inset(room, MARGIN);
  const heading = title && fitTitle(title.words, box.width, TITLE, room.height * 0.3, kit);
  const head = heading ? heading.height + 44 : 0;
  const height = box.height - head;
  const plan = planArea(blocks, { ...box, height }, kit);
  const free = Math.max(0, height - plan.flow.heights(box.width, plan.scale).natural);
  const top = room.y + TOP + (look.isMiddle || !title ? free / 2 : 0);
  const objects: SceneObject[] = heading
    ? [
        accent(look.align === 'center' ? box.x + box.width / 2 - 32 : box.x, top - 30, 64, kit),
        textObject(kit.makeId(), { ...box, y: top, height: heading.height }, heading.paragraphs, heading.style, { styleClass: 'title' }),
      ]
    : [];
  objects.push(...plan.flow.place({ ...box, y: top + head, height: height - (look.isMiddle || !title ? free : 0) }, plan.scale).objects);
  return { objects, scale: plan.scale };
}

/** Stacks the blocks; puts a picture beside the text where stacking would make the text small or the picture tiny. */
function planArea(blocks: readonly Block[], area: Box, kit: UnitKit): { flow: Flow; scale: number } {
  const flow = flowOf(blocks, kit);
  const scale = scaleFor(flow, area.width, area.height, 1.25);
  const images = blocks.filter((block) => block.kind === 'image');
  const others = blocks.filter((block) => block.kind !== 'image');
  const [image] = images;
  if (images.length !== 1 || others.length === 0 || image?.kind !== 'image' || others.some(({ kind }) => kind === 'columns'))
    return { flow, scale };
  const beside = flowOf([{ kind: 'columns', columns: [others, [image]], step: 0 }], kit);
  const other = scaleFor(beside, area.width, area.height, 1.25);
  const { least, natural } = flow.heights(area.width, scale);
  const lack = natural - least > 1 ? Math.max(0, natural - area.height) / natural : 0;
  return Math.min(other, 1) >= Math.min(scale, 1) * 0.95 && (lack > 0.12 || scale < 0.85)
    ? { flow: beside, scale: other }
    : { flow, scale };
}

/** Fits a title into at most two lines if possible, shrinking long ones. */
function fitTitle(words: Words, width: number, full: number, mostHeight: number, kit: UnitKit) {
  const align = words.align === 'start' ? kit.look.align : words.align;
  for (let size = full; ; size *= 0.92) {
    const paragraphs = paragraphsAt([{ ...words, align, role: 'body' }], 1, kit);
    const style = { size, lineHeight: 1.14, color: kit.look.text };
    const { height, lineCount } = textHeight(paragraphs, style, width, kit, 'title');
    if ((lineCount <= 2 && height <= mostHeight) || size < full * 0.3) return { height, style, paragraphs };
  }
}

const accent = (x: number, y: number, width: number, kit: UnitKit): SceneObject => ({
  ...placed({ x, y, width, height: 8 }),
  kind: 'shape',
  id: kit.makeId(),
  shape: 'rounded',
  radius: 4,
  fill: { kind: 'color', color: colorOn(kit.look, 'accent1') ?? 'accent1' },
});

const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + TOP,
  width: box.width - by * 2,
  height: box.height - TOP - BOTTOM,
});

/** Places background pictures behind everything, dimmed under text, or at one side. */
function placeBackdrops(backdrops: readonly Backdrop[], hasWords: boolean, kit: UnitKit): { behind: SceneObject[]; room: Box } {
  const { width, height, fill } = kit.look;
  const whole = { x: 0, y: 0, width, height };
  const sides = backdrops.filter(({ side }) => side !== undefined);
  const full = backdrops.filter(({ side, picture }) => side === undefined && (picture.kind !== 'missing' || !hasWords));
  const behind = full.flatMap((backdrop, index) =>
    coverObject(backdrop, { ...whole, x: (width / full.length) * index, width: width / full.length }, kit),
  );
  if (behind.length > 0 && hasWords)
    behind.push({
      ...placed(whole),
      opacity: 0.78,
      kind: 'shape',
      id: kit.makeId(),
      shape: 'rectangle',
      radius: 0,
      fill: { kind: 'color', color: fill },
    });
  const [first] = sides;
  if (!first) return { behind, room: whole };
  const taken = width * Math.min(Math.max(first.share, 0.15), 0.75);
  const left = first.side === 'left' ? 0 : width - taken;
  const each = height / sides.length;
  for (const [index, backdrop] of sides.entries())
    behind.push(...coverObject(backdrop, { x: left, y: each * index, width: taken, height: each }, kit));
  return { behind, room: { x: first.side === 'left' ? taken : 0, y: 0, width: width - taken, height } };
}

function coverObject({ picture, alt, isWhole }: Backdrop, box: Box, kit: UnitKit): SceneObject[] {
  const aspect = picture.width / picture.height;
  const block = { kind: 'image' as const, picture, alt: picture.kind === 'missing' ? alt : '', step: 0 };
  if (isWhole || picture.kind !== 'asset') {
    const width = Math.min(box.width * 0.8, box.height * 0.8 * aspect);
    return [
      pictureObject(
        block,
        { x: box.x + (box.width - width) / 2, y: box.y + (box.height - width / aspect) / 2, width, height: width / aspect },
        kit,
      ),
    ];
  }
  const wanted = box.width / box.height;
  const crop =
    aspect > wanted
      ? { x: (1 - wanted / aspect) / 2, y: 0, width: wanted / aspect, height: 1 }
      : { x: 0, y: (1 - aspect / wanted) / 2, width: 1, height: aspect / wanted };
  return [pictureObject(block, box, kit, crop)];
}

/** Places footnotes, the deck's footer and the page number. */
function placeFoot({ content, footer, page }: SlideFrame, room: Box, kit: UnitKit): { objects: SceneObject[]; height: number } {
  const words: Words[] = [
    ...content.footnotes,
    ...content.footer,
    ...(footer ? [{ runs: [{ text: footer }], align: 'start' as const, level: 0, role: 'small' as const }] : []),
  ];
  const objects: SceneObject[] = [];
  const style = { ...styleAt([{ runs: [], align: 'start', level: 0, role: 'small' }], 0.85, kit) };
  const width = room.width - MARGIN * 2 - 160;
  const most = room.height * 0.25;
  let height = 0;
  if (words.length > 0) {
    const shown = words.map((each) => ({ ...each, role: 'small' as const, align: 'start' as const }));
    let scale = 0.85;
    const laid = () => textHeight(paragraphsAt(shown, scale, kit), { ...style, size: sizes.small * scale }, width, kit).height;
    while (laid() > most && scale > 0.2) scale *= 0.9;
    height = laid();
    objects.push(
      textObject(
        kit.makeId(),
        { x: room.x + MARGIN, y: room.y + room.height - 44 - height, width, height },
        paragraphsAt(shown, scale, kit),
        { ...style, size: sizes.small * scale },
        { styleClass: 'body_2' },
      ),
    );
  }
  if (page)
    objects.push(
      textObject(
        kit.makeId(),
        { x: room.x + room.width - MARGIN - 120, y: room.y + room.height - 80, width: 120, height: 36 },
        [{ runs: [{ text: page }], align: 'end', level: 0 }],
        style,
        { styleClass: 'body_2' },
      ),
    );
  return { objects, height: Math.max(0, height - 20) };
}
