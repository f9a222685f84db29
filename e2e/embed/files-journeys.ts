import { startProduct } from '../product.ts';
import { expect, expectStop, frameCode, test } from './journey.ts';
import { middleColour } from './pixel.ts';
import { startFilesCache } from './servers.ts';

export function filesJourneys() {
  test('[VIEW-12] [BASE-11] the viewer loads everything from the origins in the settings, including WebGL and its worker', async ({
    page,
    site,
    talk,
  }) => {
    test.slow();
    const [cache, media] = [await startFilesCache('assets'), await startFilesCache('files')];
    const product = await startProduct({
      dataDirectory: site.product.dataDirectory,
      args: ['--role', 'web'],
      environment: { ASSETS_ORIGIN: cache.origin, MEDIA_ORIGIN: media.origin },
    });
    cache.origins.behind = media.origins.behind = product.origin;
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    page.on('requestfailed', (request) => refused.push(`${request.url()} ${request.failure()?.errorText}`));
    const fromProduct: string[] = [];
    page.on('request', (request) => request.url().startsWith(product.origin) && fromProduct.push(new URL(request.url()).pathname));
    try {
      await page.goto(site.foreign.add(frameCode(product.origin + talk)));
      const frame = page.frameLocator('#talk');
      await frame.getByRole('button', { name: 'Present Four colours' }).click();
      await expectStop(frame, 1);
      await expect
        .poll(
          () => frame.locator('[data-stage] canvas').evaluate((canvas: HTMLCanvasElement) => canvas.getContext('webgl2') !== null),
          'WebGL draws',
        )
        .toBe(true);
      await frame.getByRole('button', { name: 'Next', exact: true }).click();
      await expectStop(frame, 2);
      await expect.poll(() => middleColour(page)).toBe('#163');
      expect(fromProduct.filter((path) => !['/favicon.svg', '/log/json'].includes(path))).toEqual([talk]);
      for (const kind of [/^\/assets\/.*\.js$/, /^\/assets\/.*\.css$/, /^\/assets\/.*worker.*\.js$/, /^\/files\/contents\//])
        expect(
          [...cache.asked, ...media.asked].filter((path) => kind.test(path)),
          String(kind),
        ).not.toEqual([]);
      expect(refused).toEqual([]);
    } finally {
      await page.close();
      cache.stop();
      media.stop();
      await product.stop();
    }
  });
}
