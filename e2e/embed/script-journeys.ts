import { expect, expectStop, test } from './journey.ts';

export function scriptJourneys() {
  test('fills the marked elements of a page, 16:9 at any width', async ({ page, abroad, origin, oid }) => {
    await abroad(`
      <div id="place" data-lectern="${oid}" data-step="2" data-controls="0" style="width: 640px">Loading</div>
      <p><a class="lectern-embed" href="${origin}/p/embed/${oid}/?lang=de">Vier Farben</a></p>
      <script src="${origin}/embed.js" async></script>`);
    const frame = page.locator('#place iframe');
    await expect(frame).toHaveAttribute('src', `${origin}/p/embed/${oid}/?controls=0&step=2`);
    await expect(frame).toHaveAttribute('title', 'Four colours');
    expect(await frame.boundingBox()).toMatchObject({ width: 640, height: 360 });
    await page.locator('#place').evaluate((place) => (place.style.width = '320px'));
    expect(await frame.boundingBox()).toMatchObject({ width: 320, height: 180 });
    await expect(page.locator('p iframe')).toHaveAttribute('src', `${origin}/p/embed/${oid}/?lang=de`);
    await expect(page.frameLocator('p iframe').locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('#place')).not.toContainText('Loading');
  });

  test('returns a player that moves the presentation, answers and emits events', async ({ page, abroad, origin, oid }) => {
    await abroad(`
      <div id="place" style="width: 800px"></div>
      <button onclick="run('next')">On</button> <button onclick="run('previous')">Back</button> <button onclick="run('goTo', 3)">Last</button> <button onclick="run('destroy')">Away</button>
      <output></output><ul></ul>
      <script src="${origin}/embed.js"></script>
      <script>
        const player = Lectern.embed(document.querySelector('#place'), { oid: '${oid}' });
        const silence = player.on('state', () => document.querySelector('ul').dataset.states = 'told');
        for (const name of ['started', 'step', 'ended']) player.on(name, ({ event, stop = '' }) => document.querySelector('ul').insertAdjacentHTML('beforeend', '<li>' + event + ' ' + stop));
        const run = async (verb, value) => {
          const { status, stop } = await player[verb](value);
          document.querySelector('output').textContent = verb + ': ' + status + ' ' + stop;
        };
        // Too early: it waits.
        run('goTo', 1);
      </script>`);
    const frame = page.frameLocator('#place iframe');
    await expectStop(frame, 2);
    await expect(page.locator('output')).toHaveText('goTo: presenting 1');
    await expect(page.locator('ul')).toHaveAttribute('data-states', 'told');
    await page.getByRole('button', { name: 'Back' }).click();
    await expectStop(frame, 1);
    await expect(page.locator('output')).toHaveText('previous: presenting 0');
    await page.getByRole('button', { name: 'Last' }).click();
    await expectStop(frame, 4);
    await page.getByRole('button', { name: 'On' }).click();
    await expect(page.locator('output')).toHaveText('next: ended 3');
    await expect(page.locator('li')).toHaveText(['started', 'step 1', 'step 0', 'step 3', 'ended']);
    await page.getByRole('button', { name: 'Away' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}
