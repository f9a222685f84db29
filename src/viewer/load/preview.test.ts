import { describe, expect, it } from 'vitest';
import { decodePreview } from './preview.ts';

const imageThat = (decode: () => Promise<void>) => () => ({ src: '', decode });

describe('the preview', () => {
  it('[VIEW-7] is shown once it is decoded', async () => {
    const image = { src: '', decode: async () => {} };
    await expect(decodePreview('/preview.webp', () => image)).resolves.toBe('show');
    expect(image.src).toBe('/preview.webp');
  });

  it('[VIEW-7] uses the fallback if it cannot be loaded', async () => {
    await expect(
      decodePreview(
        '/preview.webp',
        imageThat(() => Promise.reject(new Error('broken'))),
      ),
    ).resolves.toBe('fallback');
  });

  it('[VIEW-7] uses the fallback if there is none', async () => {
    await expect(
      decodePreview(
        null,
        imageThat(async () => {}),
      ),
    ).resolves.toBe('fallback');
  });
});
