/** A line of text in the coordinates of the drawing; `x`, `y` is where its baseline begins, or its middle or end as `align` says. */
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
