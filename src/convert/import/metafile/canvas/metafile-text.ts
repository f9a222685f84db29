/** A line of text in drawing coordinates; `x`, `y` is the start, middle or end of its baseline, as `align` says. */
export interface MetafileText {
  text: string;
  x: number;
  y: number;
  size: number;
  /** Degrees, clockwise. */
  rotation: number;
  align: 'left' | 'center' | 'right';
  color: string;
  typeface: string;
  isBold: boolean;
  isItalic: boolean;
}
