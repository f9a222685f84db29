declare module 'd3-interpolate' {
  type View = [x: number, y: number, width: number];

  export function interpolateZoom(from: View, to: View): ((progress: number) => View) & { duration: number };
}
