import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { viewMatrix } from '../../src/model/camera/camera.ts';
import { frameObject } from '../../src/model/camera/framing.ts';
import { apply } from '../../src/model/geometry/matrix.ts';
import { parsePresentation } from '../../src/model/presentation/parse.ts';
import type { ImageObject, SceneObject } from '../../src/model/presentation/presentation.ts';
import { indexScene } from '../../src/model/scene/scene.ts';
import { canvas, drag, dropOnCanvas, edit, expect, objectsIn, outline, presentationOf, test as base } from './journey.ts';

type Point = [number, number];

const box = (id: string, x: number, y: number, width: number, height: number) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  alt: id,
  x,
  y,
  width,
  height,
  fill: { kind: 'color', color: 'accent1' },
});
const document = {
  schemaVersion: 2,
  title: 'Three buoys',
  root: {
    id: 'root',
    width: 1600,
    height: 900,
    children: [
      box('red', 300, 250, 160, 120),
      box('green', 700, 300, 160, 80),
      box('white', 1000, 230, 200, 100),
      {
        kind: 'line',
        id: 'rope',
        x: 500,
        y: 275,
        width: 240,
        height: 50,
        points: [
          { x: 0, y: 0 },
          { x: 240, y: 50 },
        ],
        startsAt: { id: 'red', x: 1, y: 0.5 },
        endsAt: { id: 'green', x: 0, y: 0.5 },
        stroke: { color: 'text', width: 4 },
      },
      { kind: 'topic', id: 'harbour', title: 'Harbour', x: 1400, y: 750, width: 200, height: 150, children: [] },
    ],
  },
  path: [{ id: 'home', title: 'Home port', to: 'harbour' }],
};

/** A presentation with three boxes, two of which are tied together. */
const test = base.extend<{ buoys: string }>({
  buoys: async ({ library, member, logIn }, use) => {
    await logIn();
    await use((await library.addDocument(member.id, document)).oid);
  },
});

/** From units of the canvas to the page, as long as all of the canvas is shown. */
async function seen(page: Page): Promise<(x: number, y: number) => Point> {
  const { x: left, y: top, ...viewport } = (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const scene = indexScene(parsePresentation(document).presentation);
  const matrix = viewMatrix(frameObject(scene, 'root', viewport), viewport);
  return (x, y) => {
    const at = apply(matrix, x, y);
    return [left + at.x, top + at.y];
  };
}

const objectOf = async (page: Page, oid: string, id: string) => {
  const found = objectsIn((await presentationOf(page, oid)).root).find((object) => object.id === id);
  if (!found) throw new Error(`${id} is gone`);
  return found;
};
const edgesOf = ({ x, y, width, height }: SceneObject) => ({ left: x - width / 2, right: x + width / 2, top: y - height / 2 });

test('[SITE-5] by mouse, objects are encircled, lined up, spread, grouped, and one is moved within its group', async ({ page, buoys }) => {
  await edit(page, buoys);
  const at = await seen(page);
  const all = async () => Promise.all(['red', 'green', 'white'].map((id) => objectOf(page, buoys, id)));
  await drag(page, at(180, 120), at(1150, 400));
  await expect(outline(page).getByRole('treeitem', { selected: true })).toHaveCount(4);
  // The line between them is not to be spread.
  await page.keyboard.down('Shift');
  await page.mouse.click(...at(500, 275));
  await page.keyboard.up('Shift');
  await expect(page.getByText('3 objects selected')).toBeAttached();

  await page.getByRole('button', { name: 'Top edges' }).click();
  await expect.poll(async () => (await all()).map((one) => edgesOf(one).top)).toEqual([180, 180, 180]);
  await page.getByRole('button', { name: 'Same gaps from left to right' }).click();
  await expect
    .poll(async () => {
      const [red, green, white] = (await all()).map(edgesOf);
      return (green?.left ?? 0) - (red?.right ?? 0) - ((white?.left ?? 0) - (green?.right ?? 0));
    })
    .toBeCloseTo(0);
  expect((await all()).map(({ x }) => x)).toEqual([300, 640, 1000]);

  await page.mouse.click(...at(300, 220), { button: 'right' });
  await page.getByRole('menuitem', { name: /^Group/ }).click();
  const group = async () => (await presentationOf(page, buoys)).root.children.find(({ kind }) => kind === 'group');
  await expect.poll(async () => (await group())?.width).toBe(880);
  const before = await all();
  await page.mouse.click(...at(200, 700));
  await expect(outline(page).getByRole('treeitem', { selected: true })).toHaveCount(0);
  await page.mouse.dblclick(...at(1000, 230));
  await expect(page.getByText('white selected')).toBeAttached();
  await drag(page, at(1000, 230), at(1000, 500));
  await expect.poll(async () => (await objectOf(page, buoys, 'white')).y).toBeGreaterThan((before[2]?.y ?? 0) + 200);
  expect((await all()).slice(0, 2)).toEqual(before.slice(0, 2));

  await page.mouse.click(...at(200, 700));
  await page.mouse.click(...at(300, 220), { button: 'right' });
  await page.getByRole('menuitem', { name: /^Ungroup/ }).click();
  await expect.poll(group).toBeUndefined();
  expect(edgesOf(await objectOf(page, buoys, 'red'))).toMatchObject({ left: 220, top: 180 });
});

test('[SITE-5] by mouse, an object is turned, pulled larger with and without its proportions, and given a link; its line follows', async ({
  page,
  buoys,
}) => {
  await edit(page, buoys);
  const at = await seen(page);
  const away = ([x, y]: Point, across: number, down: number): Point => [x + across, y + down];
  const start = async () => {
    const rope = await objectOf(page, buoys, 'rope');
    const [first] = rope.kind === 'line' ? rope.points : [];
    return [Math.round(rope.x - rope.width / 2 + (first?.x ?? 0)), Math.round(rope.y - rope.height / 2 + (first?.y ?? 0))];
  };
  expect(await start()).toEqual([380, 250]);
  await page.mouse.click(...at(300, 250));
  // The handle is above the upper edge.
  const [middle, handle] = [at(300, 250), away(at(300, 190), 0, -28)];
  await page.keyboard.down('Shift');
  await drag(page, handle, away(middle, middle[1] - handle[1], 0));
  await page.keyboard.up('Shift');
  await expect.poll(async () => (await objectOf(page, buoys, 'red')).rotation).toBe(90);
  // What was its right edge is below now.
  await expect.poll(start).toEqual([300, 330]);

  const white = async () => edgesAndSize(await objectOf(page, buoys, 'white'));
  await page.mouse.click(...at(1000, 230));
  await page.keyboard.down('Shift');
  await drag(page, at(1100, 280), at(1300, 300));
  await page.keyboard.up('Shift');
  await expect.poll(async () => (await white()).width).toBeGreaterThan(350);
  const larger = await white();
  expect(larger).toMatchObject({ left: expect.closeTo(900, 4), top: expect.closeTo(180, 4) });
  expect(larger.width / larger.height).toBeCloseTo(2);
  await drag(page, at(900 + larger.width, 180 + larger.height), at(1100, 480));
  await expect.poll(async () => (await white()).height).toBeGreaterThan(larger.height + 50);
  expect((await white()).width).toBeLessThan(larger.width - 50);

  await page.getByRole('combobox', { name: 'Leads to' }).selectOption('Stop');
  await page.getByRole('combobox', { name: 'Stop', exact: true }).selectOption('1. Home port');
  await expect.poll(async () => (await objectOf(page, buoys, 'white')).link).toEqual({ kind: 'step', id: 'home' });
});

test('[SITE-5] pictures are dropped, pasted, cut to size, masked and replaced, give a palette, and a pasted page stays formatted', async ({
  page,
  buoys,
}) => {
  await edit(page, buoys);
  const images = async () => (await presentationOf(page, buoys)).root.children.filter((object) => object.kind === 'image');
  const last = async (): Promise<ImageObject | undefined> => (await images()).at(-1);
  await dropOnCanvas(page, 'wide.png', 'image/png', await plain('#c02020', 80, 20));
  await expect.poll(async () => (await images()).length).toBe(1);
  await canvas(page).focus();
  await paste(page, [], await plain('#2040c0', 60, 60));
  await expect.poll(async () => (await images()).length).toBe(2);
  const pasted = await last();
  expect([pasted?.width, pasted?.height]).toEqual([pasted?.height, pasted?.width]);

  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  const crop = page.getByRole('application', { name: 'Crop the picture' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await crop.getByRole('button', { name: 'Right edge' }).boundingBox()) ?? {};
  const edge: Point = [x + width / 2, y + height / 2];
  await drag(page, edge, [edge[0] - 60, edge[1]]);
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => (await last())?.crop.width).toBeLessThan(0.95);
  await page.getByRole('radio', { name: 'Ellipse', exact: true }).click();
  await expect.poll(async () => (await last())?.mask.kind).toBe('ellipse');

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace picture' }).click();
  await (await choosing).setFiles({ name: 'tall.png', mimeType: 'image/png', buffer: await plain('#107030', 30, 60) });
  await expect.poll(async () => (await last())?.asset).not.toBe(pasted?.asset);
  expect(await last()).toMatchObject({ id: pasted?.id, mask: { kind: 'ellipse' } });

  await canvas(page).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('button', { name: 'Make your own' }).click();
  await page.getByRole('button', { name: 'Picture 1', exact: true }).click();
  await page.getByRole('button', { name: 'Use these colours: On a light background' }).click();
  await expect.poll(async () => (await presentationOf(page, buoys)).theme.palette.accent1).toMatch(/^#[a-f]\w[0-5]\w[0-5]\w$/);

  await canvas(page).focus();
  await paste(page, [
    ['text/html', '<p>Low <b>water</b></p><ul><li>Sand</li><li>Mud</li></ul>'],
    ['text/plain', 'Low water\nSand\nMud'],
  ]);
  await expect(outline(page).getByRole('treeitem', { name: 'Low water' })).toBeVisible();
  expect((await presentationOf(page, buoys)).root.children.at(-1)).toMatchObject({
    kind: 'text',
    paragraphs: [
      { runs: [{ text: 'Low ' }, { text: 'water', weight: 700 }] },
      { runs: [{ text: 'Sand' }], listType: 'BULLET' },
      { runs: [{ text: 'Mud' }], listType: 'BULLET' },
    ],
  });
});

const edgesAndSize = (object: SceneObject) => ({ ...edgesOf(object), width: object.width, height: object.height });

/** A picture of one colour. */
const plain = (background: string, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** As if it had been copied in another program. */
async function paste(page: Page, texts: [type: string, text: string][], picture?: Buffer): Promise<void> {
  await page.evaluate(
    ([texts, picture]) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of texts) clipboardData.setData(type, text);
      if (picture !== undefined) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      }
      globalThis.document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [texts, picture?.toString('base64')] as const,
  );
}
