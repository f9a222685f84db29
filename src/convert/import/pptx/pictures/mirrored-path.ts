/** Mirrors path data (absolute M, L, Q, C and Z only) in a box, and moves it. */
export function mirroredPath(
  d: string,
  isFlippedX: boolean,
  isFlippedY: boolean,
  box: { width: number; height: number },
  shift = { x: 0, y: 0 },
): string {
  if (!isFlippedX && !isFlippedY && shift.x === 0 && shift.y === 0) return d;
  let isAcross = true;
  return d.replace(/[A-Z]|-?[\d.]+(?:e[+-]?\d+)?/g, (part) => {
    if (part >= 'A' && part <= 'Z') {
      isAcross = true;
      return part;
    }
    const value = Number(part);
    const moved = isAcross ? (isFlippedX ? box.width - value : value) + shift.x : (isFlippedY ? box.height - value : value) + shift.y;
    isAcross = !isAcross;
    return String(moved);
  });
}
