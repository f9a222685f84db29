import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { canvas, drag, edit, expect, outline, pointOf, presentationOf, saved, test, tools } from './journey.ts';

const stop = (page: Page, number: string) => page.getByRole('button', { name: new RegExp(`^Stop ${number},`) });
const panel = (page: Page) => page.getByRole('region', { name: 'Properties' });
const toPath = (page: Page) => page.getByRole('button', { name: 'Edit the path' }).click();

test('[SITE-5] the path has a view of its own: its settings, flights and times beside a canvas that shows its way', async ({
  page,
  oid,
}) => {
  await edit(page, oid);
  await saved(page);
  await expect(outline(page)).toBeVisible();
  await toPath(page);
  await expect(outline(page)).toHaveCount(0);
  await expect(page.getByText('Editing the path')).toBeAttached();
  await stop(page, '3').click();
  await expect(panel(page).getByText('Stop 3 of')).toBeVisible();
  await expectNoViolation(page, 'the view of the path');

  // A time that is set is the time in the strip, and one step back.
  const time = panel(page).getByRole('slider', { name: 'Travel time' });
  await time.fill('2.5');
  await time.blur();
  await expect(stop(page, '3').locator('xpath=..')).toContainText('2.5 s');
  await panel(page).getByRole('radio', { name: 'High' }).click();
  await panel(page).getByLabel('Hold').selectOption('Then moves on by itself');
  await panel(page).getByLabel('Notes').fill('Breathe.');
  await panel(page).getByRole('button', { name: 'Next stop' }).click();
  await expect(panel(page).getByText('Stop 4 of')).toBeVisible();
  const { path } = await presentationOf(page, oid);
  expect(path[2]).toMatchObject({ duration: 2500, curve: 'high', isTimed: true, notes: 'Breathe.' });

  // What is selected on the canvas is the stop that is shown; F2 leads from the strip to its settings.
  await stop(page, '2').press('F2');
  await expect(panel(page).getByLabel('Title')).toBeFocused();
  await expect(panel(page).getByText('Stop 2 of')).toBeVisible();
  await page.getByRole('button', { name: 'Canvas', exact: true }).click();
  await expect(outline(page)).toBeVisible();
  await expect(canvas(page)).toBeFocused();
});

test('[SITE-5] stops are added by pointing and by drawing, and the path turns round', async ({ page, oid }) => {
  await edit(page, oid);
  const before = (await presentationOf(page, oid)).path;
  await toPath(page);
  await tools(page).getByRole('button', { name: 'Add stop' }).click();
  const [x, y] = await pointOf(page, 0.05, 0.75);
  await drag(page, [x, y], [x + 90, y + 60]);
  await expect(
    stop(page, String(before.length + 1))
      .or(page.getByRole('button', { name: /^Stop 2,/ }))
      .first(),
  ).toBeVisible();
  await expect.poll(async () => (await presentationOf(page, oid)).path.length).toBe(before.length + 1);
  const drawn = await presentationOf(page, oid);
  const added = drawn.path.find(({ id }) => !before.some((step) => step.id === id));
  expect(drawn.root.children.find(({ id }) => id === added?.to)).toMatchObject({ kind: 'frame', frame: { shape: 'invisible' } });

  await tools(page).getByRole('button', { name: 'Reverse' }).click();
  await expect(page.getByText('The stops are in reverse order now')).toBeAttached();
  const { path } = await presentationOf(page, oid);
  expect(path.filter(({ to }) => to !== undefined).map(({ to }) => to)).toEqual(
    drawn.path
      .filter(({ to }) => to !== undefined)
      .map(({ to }) => to)
      .toReversed(),
  );
});

test('[SITE-5] a flight that turns far is spoken of where it is seen, and made calmer there', async ({ page, library, member, logIn }) => {
  await logIn();
  const topic = (id: string, x: number, rotation = 0) => ({ kind: 'topic', id, title: id, x, y: 300, width: 300, height: 200, rotation });
  const { oid } = await library.addDocument(member.id, {
    schemaVersion: 2,
    title: 'Turns',
    root: { id: 'root', width: 1000, height: 800, children: [topic('a', 200), topic('b', 800, 140)] },
    path: [
      { id: '1', to: 'a' },
      { id: '2', to: 'b' },
    ],
  });
  await edit(page, oid);
  await saved(page);
  await toPath(page);
  await stop(page, '2').click();
  const advice = page.getByRole('complementary', { name: 'Comfort' });
  await expect(advice.getByText('This flight turns 140°')).toBeVisible();
  await expectNoViolation(page, 'advice about a flight');
  await advice.getByRole('button', { name: /^Fly slower/ }).click();
  await expect(advice).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(advice).toBeVisible();
  await advice.getByRole('button', { name: 'Keep it' }).click();
  await expect(advice).toHaveCount(0);
  const { path } = await presentationOf(page, oid);
  expect(path[1]?.duration).toBeUndefined();
});
