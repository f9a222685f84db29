import type { Rectangle } from '#model/geometry/rectangle.ts';
import { unite } from '#model/geometry/rectangle.ts';
import type { Link } from '#model/presentation/link.ts';
import { presetGeometry } from '../look/geometry.ts';
import { share } from '../look/units.ts';
import { type Child, type Markup, tag } from '../package/markup.ts';
import type { PaintedPart, Piece, SlideKit } from '../slides/slide-kit.ts';
import { boxOfPlace, type Flip, groupTransform, type Place, placeOfBox, transformMarkup } from './place.ts';

/** What a piece is called, what it shows, and where it leads. */
export interface Identity {
  name: string;
  alt?: string | undefined;
  link?: Link | undefined;
}

const identityMarkup = (id: number, { name, alt, link }: Identity, kit: SlideKit): Markup =>
  tag('p:cNvPr', { id, name: `${name} ${id}`, descr: alt?.trim() || undefined }, kit.linkMarkup(link));

export interface ShapeParts extends Identity {
  place: Place;
  geometry: Markup;
  /** Absent: a text without a shape. */
  look?: { fill: Markup; line: Markup; effects?: Markup | undefined } | undefined;
  text?: Markup | undefined;
  isTitle?: boolean;
}

const emptyText = tag('p:txBody', {}, tag('a:bodyPr', { rtlCol: false, anchor: 'ctr' }), tag('a:lstStyle'), tag('a:p'));

export function shapePiece({ place, geometry, look, text, isTitle = false, ...identity }: ShapeParts, kit: SlideKit): Piece {
  const id = kit.nextId();
  const xml = tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      identityMarkup(id, isTitle ? { ...identity, name: 'Title' } : identity, kit),
      tag('p:cNvSpPr', { txBox: !look && !isTitle ? true : undefined }, isTitle && tag('a:spLocks', { noGrp: true })),
      tag('p:nvPr', {}, isTitle && tag('p:ph', { type: 'title' })),
    ),
    tag(
      'p:spPr',
      {},
      transformMarkup(place),
      geometry,
      look?.fill ?? tag('a:noFill'),
      look?.line ?? tag('a:ln', {}, tag('a:noFill')),
      look?.effects,
    ),
    text ?? emptyText,
  );
  return { id, xml, box: boxOfPlace(place), isLoose: isTitle };
}

/** A line that can be attached to shapes. */
export function connectorPiece(place: Place, flip: Flip, line: Markup, identity: Identity, kit: SlideKit): Piece {
  const id = kit.nextId();
  const xml = tag(
    'p:cxnSp',
    {},
    tag('p:nvCxnSpPr', {}, identityMarkup(id, identity, kit), tag('p:cNvCxnSpPr'), tag('p:nvPr')),
    tag('p:spPr', {}, transformMarkup(place, flip), presetGeometry('line'), line),
  );
  return { id, xml, box: boxOfPlace(place) };
}

export interface PictureParts extends Identity {
  place: Place;
  /** The relationship to its file. */
  relation: string;
  opacity?: number;
  flip?: Flip;
  geometry?: Markup;
  /** The part that is shown, in fractions of the picture. */
  crop?: { x: number; y: number; width: number; height: number };
}

export function picturePiece(parts: PictureParts, kit: SlideKit): Piece {
  const { place, relation, opacity = 1, flip, geometry = presetGeometry('rect'), crop, ...identity } = parts;
  const id = kit.nextId();
  const cut = crop && {
    l: share(crop.x),
    t: share(crop.y),
    r: share(1 - crop.x - crop.width),
    b: share(1 - crop.y - crop.height),
  };
  const fill = tag(
    'p:blipFill',
    {},
    tag('a:blip', { 'r:embed': relation }, opacity < 0.9995 && tag('a:alphaModFix', { amt: share(opacity) })),
    cut && Object.values(cut).some((side) => side !== 0) && tag('a:srcRect', cut),
    tag('a:stretch', {}, tag('a:fillRect')),
  );
  const xml = tag(
    'p:pic',
    {},
    tag(
      'p:nvPicPr',
      {},
      identityMarkup(id, identity, kit),
      tag('p:cNvPicPr', {}, tag('a:picLocks', { noChangeAspect: true })),
      tag('p:nvPr'),
    ),
    fill,
    tag('p:spPr', {}, transformMarkup(place, flip), geometry),
  );
  return { id, xml, box: boxOfPlace(place) };
}

/** A picture that the painter makes; none if nothing of it is visible. `area`: where it may be. */
export function paintedPiece(part: PaintedPart, area: Rectangle, identity: Identity, kit: SlideKit): Piece[] {
  const painted = kit.paint(part, area);
  return painted ? [picturePiece({ ...identity, place: placeOfBox(painted.area), relation: painted.relation }, kit)] : [];
}

/** A table or a chart. */
export function framePiece(place: Place, uri: string, content: Markup, identity: Identity, kit: SlideKit): Piece {
  const id = kit.nextId();
  const xml = tag(
    'p:graphicFrame',
    {},
    tag(
      'p:nvGraphicFramePr',
      {},
      identityMarkup(id, identity, kit),
      tag('p:cNvGraphicFramePr', {}, tag('a:graphicFrameLocks', { noGrp: true })),
      tag('p:nvPr'),
    ),
    transformMarkup(place, {}, 'p:xfrm'),
    tag('a:graphic', {}, tag('a:graphicData', { uri }, content)),
  );
  return { id, xml, box: boxOfPlace(place), isLoose: true };
}

/** Pieces as one; a single one stays what it is. Those that cannot be in a group stay on their own, and all others with them. */
export function groupPieces(pieces: readonly Piece[], identity: Identity, kit: SlideKit): readonly Piece[] {
  const [first] = pieces;
  if (!first || pieces.length === 1 || pieces.some(({ isLoose }) => isLoose)) return pieces;
  const id = kit.nextId();
  const box = pieces.reduce<Rectangle>((sum, piece) => unite(sum, piece.box), first.box);
  const xml = tag(
    'p:grpSp',
    {},
    tag('p:nvGrpSpPr', {}, identityMarkup(id, identity, kit), tag('p:cNvGrpSpPr'), tag('p:nvPr')),
    tag('p:grpSpPr', {}, groupTransform(placeOfBox(box))),
    ...pieces.map((piece): Child => piece.xml),
  );
  return [{ id, xml, box }];
}
