/** The values of the two fields; both empty, or neither. */
export interface EmbedSize {
  width: string;
  height: string;
}

export const presets = {
  small: { width: '560', height: '315' },
  medium: { width: '800', height: '450' },
  large: { width: '1120', height: '630' },
} as const satisfies Record<string, EmbedSize>;

export type PresetName = keyof typeof presets;

export const defaultSize: EmbedSize = presets.small;
export const mostDigits = 4;

const ratio = 16 / 9;
const none: EmbedSize = { width: '', height: '' };

const readDigits = (typed: string) => Number(typed.replace(/[^0-9]/g, '').slice(0, mostDigits));

/** The size after a width was typed. */
export function sizeByWidth(typed: string): EmbedSize {
  const width = readDigits(typed);
  return width === 0 ? none : { width: String(width), height: String(Math.round(width / ratio)) };
}

/** The size after a height was typed. */
export function sizeByHeight(typed: string): EmbedSize {
  const height = readDigits(typed);
  return height === 0 ? none : { width: String(Math.round((height * 16) / 9)), height: String(height) };
}

export const presetOf = ({ width, height }: EmbedSize) =>
  (Object.keys(presets) as PresetName[]).find((name) => presets[name].width === width && presets[name].height === height);
