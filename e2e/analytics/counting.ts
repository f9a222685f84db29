import { eventsOf, expect, open, present, test } from './journey.ts';

const HOUR = 3_600_000;
/** When an id was created. */
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
const viewsOf = (html: string) => Number(/(\d+) views?</.exec(html)?.[1]);

export function countingJourneys(): void {
  test('[PAGE-11] [LOG-9] the view count rises once per visitor and hour, but not for the owner or robots', async ({
    page,
    library,
    logIn,
    member,
    elsewhere,
    request,
  }) => {
    test.setTimeout(120_000);
    const { path, oid } = await library.add({ ownerId: member.id });
    const shown = async () => viewsOf(await (await request.get(path)).text());
    expect(await shown()).toBe(0);
    await logIn();
    const robot = await elsewhere({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    for (const uncounted of [page, robot]) {
      await open(uncounted, path);
      await present(uncounted);
    }
    const visitors = [await elsewhere(), await elsewhere()];
    for (const visitor of visitors)
      for (const _ of ['first', 'again']) {
        await open(visitor, path);
        await present(visitor);
      }
    const started = async () => (await eventsOf(library, oid)).filter(({ name }) => name === 'viewer-started');
    await expect.poll(async () => (await started()).length).toBe(6);
    const counted = (await started()).filter(({ is_bot, person_id }) => !is_bot && person_id === null);
    expect(counted).toHaveLength(4);
    // The hour may change in between.
    const views = new Set(counted.map(({ visitor_id, page_id }) => `${visitor_id} ${Math.floor(timeOf(page_id) / HOUR)}`)).size;
    await expect.poll(shown).toBe(views);
    // The last visitor is counted last: no earlier event is still pending.
    const last = await elsewhere();
    await open(last, path);
    await present(last);
    await expect.poll(shown).toBe(views + 1);
    await open(last, path);
    await expect(last.getByText(`${views + 1} views`).first()).toBeVisible();
  });
}
