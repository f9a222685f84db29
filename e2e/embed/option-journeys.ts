import { ownState } from './dialects.ts';
import { expect, expectStop, tell, test } from './journey.ts';

export function optionJourneys() {
  test('autoplay starts automatically and moves on', async ({ page, embedded }) => {
    const frame = await embedded('?autoplay=1000');
    await tell(page, { lectern: 1, command: 'listen' });
    await expectStop(frame, 2);
    await expect.poll(() => ownState(page)).toMatchObject({ status: 'presenting', isPlaying: true });
  });

  test('with reduced motion, autoplay starts but does not move on', async ({ page, embedded }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const frame = await embedded('?autoplay=1000');
    await expectStop(frame, 1);
    await expect(frame.getByRole('button', { name: 'Autoplay' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('step sets the first stop, and loop restarts at the end', async ({ page, embedded }) => {
    const frame = await embedded('?step=4&loop=1');
    await frame.getByRole('button', { name: 'Present Four colours' }).click();
    await expectStop(frame, 4);
    await page.keyboard.press('ArrowRight');
    await expectStop(frame, 1);
  });

  test('controls=0 has no bar, but keys still work', async ({ page, embedded }) => {
    const frame = await embedded('?controls=0');
    await frame.getByRole('button', { name: 'Present Four colours' }).click();
    await tell(page, { lectern: 1, command: 'listen' });
    // Rendered together with the bar, if there were one.
    await expect(frame.getByRole('button', { name: 'Read as text' })).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => ownState(page)).toMatchObject({ stop: 1, phase: 'resting' });
    await expect(frame.getByRole('toolbar')).toHaveCount(0);
  });

  test('lang sets the language of the interface', async ({ embedded }) => {
    const frame = await embedded('?lang=ja');
    await expect(frame.locator('html')).toHaveAttribute('lang', 'ja');
    await frame.getByRole('button', { name: '「Four colours」を発表する' }).click();
    await expect(frame.getByRole('button', { name: '次へ' })).toBeVisible();
    await expect(frame.getByText('1 / 4', { exact: true })).toBeVisible();
  });

  test('theme sets the colour of the primary button at the end', async ({ page, embedded }) => {
    const colours: string[] = [];
    for (const theme of ['present', 'video']) {
      const frame = await embedded(`?step=4&theme=${theme}`);
      await frame.getByRole('button', { name: 'Present Four colours' }).click();
      await expectStop(frame, 4);
      await page.keyboard.press('ArrowRight');
      colours.push(
        await frame.getByRole('button', { name: 'Present again' }).evaluate((button) => getComputedStyle(button).backgroundColor),
      );
    }
    expect(new Set(colours).size).toBe(2);
  });

  for (const explorable of [0, 1])
    for (const controls of [0, 1])
      test(`/player/ with explorable=${explorable} and controls=${controls}`, async ({ page, embedded, oid }) => {
        const frame = await embedded(`/player/?oid=${oid}&explorable=${explorable}&controls=${controls}`);
        await frame.getByRole('button', { name: 'Present Four colours' }).click();
        await expect(frame.getByRole('button', { name: 'Read as text' })).toBeAttached();
        await expect(frame.getByRole('toolbar')).toHaveCount(controls);
        await tell(page, { lectern: 1, command: 'listen' });
        await expect.poll(() => ownState(page)).toMatchObject({ phase: 'resting', stop: 0 });
        await page.mouse.move(400, 200);
        await page.mouse.down();
        await page.mouse.move(300, 160, { steps: 4 });
        await page.mouse.up();
        // Sent after the drag, so it is answered after it.
        await tell(page, { lectern: 1, command: 'setLooping', isOn: true });
        await expect.poll(() => ownState(page)).toMatchObject({ isLooping: true, phase: explorable ? 'exploring' : 'resting', stop: 0 });
        await expect(frame.getByRole('button', { name: 'Back to the path' })).toHaveCount(explorable);
      });
}
