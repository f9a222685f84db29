/** Path data of absolute M, L, Q, C and Z, stretched from the upper left corner. */
export function scaledPath(d: string, across: number, down: number): string {
  let isAcross = false;
  return d.replace(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi, (number) => {
    isAcross = !isAcross;
    return String(Number((Number(number) * (isAcross ? across : down)).toPrecision(9)));
  });
}
