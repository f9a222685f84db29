import { crc32, deflateSync } from 'node:zlib';
import { canvas, dropOnCanvas, edit, expect, presentationOf, saved, test } from './journey.ts';

/** A PNG that says it is this large, and has next to nothing in it. */
function hugePicture(size: number): Uint8Array {
  const chunk = (kind: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))]);
}

test('[SITE-5] a picture too large to draw is explained, and changes nothing', async ({ page, oid }) => {
  await edit(page, oid);
  await dropOnCanvas(page, 'wall.png', 'image/png', hugePicture(50_000));
  await expect(
    page.getByText('This picture has too many pixels: 100 million at most, such as 10,000 × 10,000. Make it smaller and add it again.'),
  ).toBeVisible();
  expect((await presentationOf(page, oid)).root.children).toHaveLength(4);
  await canvas(page).focus();
  await page.keyboard.press('Alt+t');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(5);
});

test('[SITE-5] somebody who may no longer edit is told, and what they do from then on stays with them', async ({
  page,
  oid,
  library,
  moderator,
  elsewhere,
}) => {
  const { rows } = await library.pool.query<{ id: string }>('select id from presentation where oid = $1', [oid]);
  const right = [rows[0]?.id, moderator.id];
  await library.pool.query(`insert into presentation_right (presentation_id, person_id, level) values ($1, $2, 'edit')`, right);
  const colleague = await elsewhere();
  await colleague.context().addCookies(moderator.cookies);
  await edit(colleague, oid);
  await canvas(colleague).focus();
  await colleague.keyboard.press('Alt+t');
  await saved(colleague);

  await library.pool.query('delete from presentation_right where presentation_id = $1 and person_id = $2', right);
  await colleague.keyboard.press('Alt+t');
  await expect(colleague.getByText('You can no longer edit this presentation.').first()).toBeVisible();
  await edit(page, oid);
  expect((await presentationOf(page, oid)).root.children, 'one topic came in time').toHaveLength(5);
});
