import { expect, open, test } from './view-page/journey.ts';

test('[VIEW-9] the page changes its layout at 434, 768, 992 and 1200 pixels', async ({ page, library }) => {
  const { path } = await library.add();
  await open(page, path);
  const layoutAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return {
      canSearch: await page.getByRole('searchbox').isVisible(),
      isFullBleed: (await page.locator('[data-viewer]').boundingBox())?.x === 0,
      hasSidebar: ((await page.getByRole('complementary').first().boundingBox())?.x ?? 0) > 400,
      gutter: (await page.getByRole('banner').getByRole('link').first().boundingBox())?.x,
    };
  };
  const layouts = new Map<number, Awaited<ReturnType<typeof layoutAt>>>();
  for (const width of [433, 434, 767, 768, 991, 992, 1199, 1200]) layouts.set(width, await layoutAt(width));
  const phone = { canSearch: true, isFullBleed: true, hasSidebar: false, gutter: 16 };
  expect(Object.fromEntries(layouts)).toEqual({
    433: { ...phone, canSearch: false },
    434: phone,
    767: phone,
    768: { ...phone, isFullBleed: false, gutter: 32 },
    991: { ...phone, isFullBleed: false, gutter: 32 },
    992: { ...phone, isFullBleed: false, hasSidebar: true, gutter: 40 },
    1199: { ...phone, isFullBleed: false, hasSidebar: true, gutter: 40 },
    1200: { ...phone, isFullBleed: false, hasSidebar: true, gutter: 64 },
  });
});
