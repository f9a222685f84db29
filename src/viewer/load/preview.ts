import type { PreviewState } from '#contract/viewer.ts';

/** Resolves a loading preview: shown once decoded, otherwise the fallback is used. */
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
