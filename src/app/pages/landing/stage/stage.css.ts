import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { canvas as box, stops } from './stops.ts';

const zoom = createVar();
const across = createVar();
const down = createVar();

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
const left = (x: number) => percent(x - box.left, box.width);
const top = (y: number) => percent(y - box.top, box.height);
const share = (from: number, size: number, value: number) => ((value - from) / size).toFixed(4);

const look = (x: number, y: number, scale: number) => ({
  [zoom]: String(scale),
  [across]: share(box.left, box.width, x),
  [down]: share(box.top, box.height, y),
});

export const stage = style({
  position: 'relative',
  width: '100%',
  aspectRatio: `${box.width} / ${box.height}`,
  overflow: 'hidden',
  containerType: 'size',
  color: vars.stageText,
  // The colours of the drawing, until it has loaded.
  background: 'linear-gradient(#d6f0e4, #1c98ae 14%, #0b4f85 37%, #081e4c 72%, #050b26)',
  borderRadius: vars.rHero,
  boxShadow: vars.sh4,
  isolation: 'isolate',
  vars: { [vars.focus]: vars.stageFocus },
  '@media': {
    [media.narrow]: { aspectRatio: '16 / 10' },
    [media.phone]: { aspectRatio: '4 / 5', borderRadius: vars.rCard },
  },
});

const at = (value: number) => `${stage}:has([value="${value}"]:checked) &`;

/** The camera: the point it looks at is in the middle of the stage. */
export const canvas = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  height: '100%',
  aspectRatio: `${box.width} / ${box.height}`,
  transformOrigin: '0 0',
  transform: `scale(${zoom}) translate(calc(${across} * -100%), calc(${down} * -100%))`,
  transition: `transform ${vars.tCamera} ${vars.easeCamera}`,
  vars: { [zoom]: '1', [across]: '.5', [down]: '.5' },
  selectors: Object.fromEntries(stops.map(({ wide }, place) => [at(place + 1), { vars: look(wide.x, wide.y, wide.zoom) }])),
  '@media': {
    // The smaller the stage, the larger the share the bar covers: look a little lower so that it hides no stop.
    [media.medium]: { vars: { [down]: '.54' } },
    [media.narrow]: { vars: { [down]: '.56' } },
    [media.phone]: {
      vars: { [down]: '.5' },
      selectors: Object.fromEntries(
        // A little above the middle, because the bar covers the bottom edge.
        stops.map(({ x, y, radius, tall }, place) => [at(place + 1), { vars: look(x, Math.min(y + radius * 0.28, 1560), tall.zoom) }]),
      ),
    },
  },
});

const arrive = keyframes({ from: { scale: '1.05' } });

/** On load, the camera settles once and then waits for the visitor. */
export const scene = style({
  position: 'absolute',
  inset: 0,
  '@media': { [media.motion]: { animation: `${arrive} ${vars.tCameraFar} ${vars.easeCamera}` } },
});

export const drawing = style({ width: '100%', height: '100%' });

// At a stop, only its own text remains.
const away = `${stage}:not(:has([value="0"]:checked)) &`;
const fade = `opacity ${vars.tSlow} ${vars.easeOut}`;

export const title = style({
  position: 'absolute',
  insetInlineStart: left(2080),
  insetBlockStart: top(176),
  display: 'grid',
  gap: '.8cqh',
  fontSize: '2.1cqh',
  fontWeight: vars.wMedium,
  whiteSpace: 'nowrap',
  transition: fade,
  selectors: { [away]: { opacity: 0 } },
  '@media': { [media.narrow]: { insetInlineStart: left(1780) }, [media.phone]: { display: 'none' } },
});

export const titleName = style({ fontSize: '6.6cqh', fontWeight: vars.wHeavy, letterSpacing: '-.04em', lineHeight: 1 });

const words = style({
  position: 'absolute',
  display: 'grid',
  translate: '0 -50%',
  fontSize: '1.9cqh',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  transition: fade,
  selectors: { [away]: { opacity: 0 } },
  '@media': { [media.phone]: { display: 'none' } },
});

export const stopName = style({ fontSize: '2.9cqh', fontWeight: vars.wBold, letterSpacing: vars.trackTitle });

const ids = Object.fromEntries(stops.map((stop, place) => [stop.id, { ...stop, place }]));

export const stopWords = styleVariants(ids, ({ words: { x, y, side }, place }) => [
  words,
  { insetBlockStart: top(y), selectors: { [at(place + 1)]: { opacity: 1 } } },
  side === 'start'
    ? { insetInlineStart: left(x) }
    : { insetInlineEnd: percent(box.left + box.width - x, box.width), textAlign: 'end' as const },
]);

const circle = style({
  position: 'absolute',
  translate: '-50% -50%',
  aspectRatio: '1',
  borderRadius: vars.rFull,
  cursor: 'zoom-in',
  transition: `box-shadow ${vars.tBase} ${vars.easeOut}`,
  '@media': { [media.hover]: { ':hover': { boxShadow: `0 0 0 .4cqh ${vars.lamp}` } } },
});

/** The round picture also flies there when clicked. */
export const stopCircles = styleVariants(ids, ({ x, y, radius, place }) => [
  circle,
  {
    insetInlineStart: left(x),
    insetBlockStart: top(y),
    width: percent(radius * 2, box.width),
    // The lamp is on at the current stop.
    selectors: { [at(place + 1)]: { boxShadow: `0 0 0 .22cqh ${vars.lamp}`, cursor: 'default' } },
  },
]);

const chip = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  translate: '-50% -50%',
  height: '3.2cqh',
  aspectRatio: '1',
  color: vars.onLamp,
  background: vars.lamp,
  borderRadius: vars.rFull,
  fontSize: '1.75cqh',
  fontWeight: vars.wBold,
  lineHeight: 1,
  pointerEvents: 'none',
});

export const stopChips = styleVariants(ids, ({ chip: { x, y } }) => [chip, { insetInlineStart: left(x), insetBlockStart: top(y) }]);
