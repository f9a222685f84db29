/** The panels below the canvas of a phone, of which one is chosen. */
export const sheets = ['outline', 'path', 'look'] as const;

/** The properties of what is selected come by a tap on it. */
export type Sheet = (typeof sheets)[number] | 'selected' | 'none';

export interface SheetProps {
  sheet: Sheet;
  onChoose: (sheet: Sheet) => void;
}

/** How much of the page below the header the canvas keeps, by the size of the sheet. */
export const shares = { small: 0.68, medium: 0.38, large: 0.22 } as const;
export type SheetSize = keyof typeof shares;
export const sizes = Object.keys(shares) as SheetSize[];

/** CSS pixels of the canvas under the rounded corners of the sheet. */
export const OVERLAP = 12;
