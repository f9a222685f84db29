/** A pen movement in a geometry: arcs (`A`) have two radii, a start angle and a sweep, as in ECMA-376. */
export interface PenStep {
  kind: 'M' | 'L' | 'Q' | 'C' | 'A' | 'Z';
  values: readonly number[];
}

const TURN = 21_600_000;

/** No real shape extends this far; one that did would hide others. */
const FAR = 1e7;
const print = (value: number): number => Math.round(Math.max(-FAR, Math.min(FAR, value)) * 1000) / 1000;

/** SVG path data with absolute M, L, Q, C and Z, scaled to canvas units. */
export function drawOutline(steps: readonly PenStep[], scaleX: number, scaleY: number): string {
  let d = '';
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  let isDown = false;
  const write = (letter: string, values: readonly number[]) => {
    for (let place = 0; place + 1 < values.length; place += 2) {
      penX = values[place] ?? 0;
      penY = values[place + 1] ?? 0;
      d += `${place ? ' ' : letter}${print(penX * scaleX)} ${print(penY * scaleY)}`;
    }
  };
  for (const { kind, values } of steps) {
    if (kind === 'Z') {
      if (isDown) d += 'Z';
      [penX, penY, isDown] = [startX, startY, false];
      continue;
    }
    if (kind === 'M') {
      write('M', values);
      [startX, startY, isDown] = [penX, penY, true];
      continue;
    }
    if (!isDown) {
      // After a close, the next line begins where the closed one did.
      write('M', [penX, penY]);
      [startX, startY, isDown] = [penX, penY, true];
    }
    if (kind === 'A') for (const curve of arcCurves(penX, penY, values)) write('C', curve);
    else write(kind, values);
  }
  return d;
}

/** The angles are visual angles, not parameters of the ellipse: a ray in that direction from the centre meets the ellipse there. */
function arcCurves(x: number, y: number, [rx = 0, ry = 0, start = 0, sweep = 0]: readonly number[]): number[][] {
  const from = onEllipse(rx, ry, start);
  const whole = onEllipse(rx, ry, start + Math.max(-TURN, Math.min(TURN, sweep))) - from;
  const [cx, cy] = [x - rx * Math.cos(from), y - ry * Math.sin(from)];
  const pieces = Math.max(1, Math.ceil(Math.abs(whole) / (Math.PI / 2) - 1e-9));
  const step = whole / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: pieces }, (_, piece) => {
    const [a, b] = [from + piece * step, from + (piece + 1) * step];
    const [cosA, sinA, cosB, sinB] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    return [
      cx + rx * (cosA - handle * sinA),
      cy + ry * (sinA + handle * cosA),
      cx + rx * (cosB + handle * sinB),
      cy + ry * (sinB - handle * cosB),
      cx + rx * cosB,
      cy + ry * sinB,
    ];
  });
}

/** In the same quadrant as the angle, so that full turns are preserved. */
function onEllipse(rx: number, ry: number, angle: number): number {
  const seen = (angle / TURN) * 2 * Math.PI;
  const away = Math.atan2(rx * Math.sin(seen), ry * Math.cos(seen)) - seen;
  return seen + away - Math.round(away / (2 * Math.PI)) * 2 * Math.PI;
}
