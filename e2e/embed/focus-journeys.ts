import { ownState } from './dialects.ts';
import { expect, expectStop, tell, test } from './journey.ts';

const field = '<p><label>Your name <input id="field"></label></p><div style="height: 3000px"></div>';

export function focusJourneys() {
  test('the focus stays in the page around, whatever that page requests, until the visitor uses the viewer', async ({ page, embedded }) => {
    const frame = await embedded('', field);
    await page.locator('#field').focus();
    await tell(page, { lectern: 1, command: 'start' });
    await expectStop(frame, 1);
    await page.keyboard.type('Wren');
    await expect(page.locator('#field')).toHaveValue('Wren');
    await page.keyboard.press('ArrowRight');
    await tell(page, { lectern: 1, command: 'last' });
    await expectStop(frame, 4);
    await tell(page, { lectern: 1, command: 'next' });
    await expect(frame.getByRole('button', { name: 'Present again' })).toBeVisible();
    await expect(page.locator('#field'), 'at the end').toBeFocused();
    await tell(page, { lectern: 1, command: 'start' });
    await expectStop(frame, 1);
    await expect(page.locator('#field'), 'after a restart').toBeFocused();

    await frame.locator('[data-stage]').click();
    await expectStop(frame, 2);
    await page.keyboard.press('End');
    await expectStop(frame, 4);
    await expect(page.locator('#field')).toHaveValue('Wren');
  });

  test('autoplay does not take the focus either', async ({ page, embedded }) => {
    const frame = await embedded('?autoplay=1000', field);
    await page.locator('#field').focus();
    await expectStop(frame, 2);
    await expect(page.locator('#field')).toBeFocused();
  });

  test('the wheel over the viewer scrolls the page around, before and during the presentation', async ({ page, embedded }) => {
    const frame = await embedded('', field);
    const scrolled = () => page.evaluate(() => scrollY);
    await expect(frame.locator('[data-stage] canvas')).toBeAttached();
    await page.mouse.move(400, 150);
    await page.mouse.wheel(0, 60);
    await expect.poll(scrolled).toBe(60);
    await frame.getByRole('button', { name: 'Present Four colours' }).click();
    await expectStop(frame, 1);
    const before = await scrolled();
    await page.mouse.move(400, 150);
    await page.mouse.wheel(0, 40);
    await expect.poll(scrolled).toBe(before + 40);
    await tell(page, { lectern: 1, command: 'listen' });
    await expect.poll(() => ownState(page)).toMatchObject({ phase: 'resting', stop: 0 });
  });
}
