import type { PreviewState } from '#contract/viewer.ts';

/** What a preview that was loading turns out to be: shown once it is decoded, else the fallback stands in for it. */
export async function decodePreview(
  address: string | null,
  newImage: () => Pick<HTMLImageElement, 'src' | 'decode'> = () => new Image(),
): Promise<Exclude<PreviewState, 'loading'>> {
  if (address === null) return 'fallback';
  try {
    await Object.assign(newImage(), { src: address }).decode();
    return 'show';
  } catch {
    return 'fallback';
  }
}
