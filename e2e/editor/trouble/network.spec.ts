import type { Route } from '@playwright/test';
import { edit, expect, pointOf, saved } from '../journey.ts';
import { childrenOf, drawShape, kept, row, shapeOf, status, test, undo } from './journey.ts';

const HALF_A_MINUTE = 30_000;

test('[SITE-5] a drag goes on while the network is away, says where it is kept, arrives, and is one step back', async ({
  page,
  context,
  oid,
}) => {
  await page.clock.install();
  await edit(page, oid);
  await drawShape(page);
  await saved(page);
  const before = await shapeOf(page, oid);
  const top = page.getByRole('spinbutton', { name: 'Y: from the top' });

  await page.mouse.move(...(await pointOf(page, 0.04, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await pointOf(page, 0.04, 0.6)), { steps: 4 });
  await expect.poll(async () => (await shapeOf(page, oid))?.y).toBeGreaterThan(before?.y ?? 0);
  await saved(page);
  const reached = await shapeOf(page, oid);
  await context.setOffline(true);
  await kept(page);
  await page.mouse.move(...(await pointOf(page, 0.04, 0.7)), { steps: 4 });
  await page.clock.fastForward(HALF_A_MINUTE);
  await page.mouse.move(...(await pointOf(page, 0.04, 0.8)), { steps: 4 });
  await page.mouse.up();
  await kept(page);
  expect(await shapeOf(page, oid), 'the server has heard of nothing').toEqual(reached);

  await context.setOffline(false);
  await saved(page);
  const ended = await shapeOf(page, oid);
  expect(ended?.y).toBeGreaterThan((reached?.y ?? 0) + 100);
  const shown = await top.inputValue();
  await undo(page).click();
  await expect.poll(async () => (await shapeOf(page, oid))?.y).toBe(before?.y);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(async () => (await shapeOf(page, oid))?.y).toBe(ended?.y);
  await edit(page, oid);
  await row(page, 'Shape').click();
  await expect(top).toHaveValue(shown);
});

test('[SITE-5] what somebody else removes while it is dragged without a network is gone then, and the next drag works', async ({
  page,
  context,
  oid,
  elsewhere,
  member,
}) => {
  await edit(page, oid);
  await drawShape(page);
  await saved(page);
  const other = await elsewhere();
  await other.context().addCookies(member.cookies);
  await edit(other, oid);

  await page.mouse.move(...(await pointOf(page, 0.04, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await pointOf(page, 0.04, 0.6)), { steps: 4 });
  await context.setOffline(true);
  await kept(page);
  await page.mouse.move(...(await pointOf(page, 0.04, 0.7)), { steps: 4 });
  await row(other, 'Shape').click();
  await other.keyboard.press('Delete');
  await expect(row(other, 'Shape')).toHaveCount(0);
  await saved(other);

  await context.setOffline(false);
  await expect(row(page, 'Shape')).toHaveCount(0);
  await expect(page.getByText('One of your changes was dropped because others had changed the same thing.')).toBeVisible();
  await page.mouse.move(...(await pointOf(page, 0.04, 0.8)), { steps: 4 });
  await page.mouse.up();
  await saved(page);
  expect((await childrenOf(page, oid)).map(({ kind }) => kind)).not.toContain('shape');

  await drawShape(page);
  await saved(page);
  expect(await shapeOf(page, oid)).toBeDefined();
});

test('[SITE-5] when the network goes without a word, nothing is called saved that is not', async ({ page, oid }) => {
  await page.clock.install();
  let isSilent = false;
  const held: Route[] = [];
  await page.routeWebSocket(/\/draft\/socket\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => isSilent || server.send(message));
    server.onMessage((message) => isSilent || socket.send(message));
  });
  await page.route('**/changes/**', (route) => (isSilent ? void held.push(route) : route.continue()));
  await edit(page, oid);
  await drawShape(page);
  await saved(page);
  const before = await shapeOf(page, oid);

  await page.mouse.move(...(await pointOf(page, 0.04, 0.5)));
  await page.mouse.down();
  isSilent = true;
  await page.mouse.move(...(await pointOf(page, 0.04, 0.8)), { steps: 4 });
  await page.mouse.up();
  await expect(status(page, 'Saving…')).toBeVisible();
  await page.clock.fastForward(HALF_A_MINUTE);
  await kept(page);
  expect(await shapeOf(page, oid)).toEqual(before);

  isSilent = false;
  for (const route of held.splice(0)) await route.abort();
  await page.clock.fastForward(HALF_A_MINUTE);
  await saved(page);
  expect((await shapeOf(page, oid))?.y).toBeGreaterThan((before?.y ?? 0) + 100);
});
