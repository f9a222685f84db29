import { describe, expect, test } from 'vitest';
import { createLiking, type LikeView } from './liking.ts';

/** Records everything that happens; the test resolves requests and timers by hand. */
function start(isLiked: boolean, count: number) {
  const views: LikeView[] = [];
  const requests: { wish: boolean; succeed(): Promise<void>; fail(): Promise<void> }[] = [];
  const timers: { milliseconds: number; end(): Promise<void> }[] = [];
  const saved: boolean[] = [];
  const failures: unknown[] = [];
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const toggle = createLiking(
    { isLiked, count },
    {
      save(wish) {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        requests.push({ wish, succeed: () => (resolve(), settled()), fail: () => (reject(new Error('No')), settled()) });
        return promise;
      },
      show: (view) => views.push(view),
      wait(milliseconds) {
        const { promise, resolve } = Promise.withResolvers<void>();
        timers.push({ milliseconds, end: () => (resolve(), settled()) });
        return promise;
      },
      onSaved: (wish) => saved.push(wish),
      onFailure: () => failures.push('failed'),
    },
  );
  return { toggle, views, requests, timers, saved, failures };
}

describe('liking', () => {
  test('[LIKE-3] changes heart and count by one before the response arrives', async () => {
    const { toggle, views, requests } = start(false, 1284);
    toggle();
    expect(views).toEqual([{ isLiked: true, count: 1285, motion: 'liking' }]);
    expect(requests.map(({ wish }) => wish)).toEqual([true]);
    await requests[0]?.succeed();
    expect(views).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  test('[LIKE-3] removes a like immediately', () => {
    const { toggle, views } = start(true, 7);
    toggle();
    expect(views).toEqual([{ isLiked: false, count: 6, motion: 'unliking' }]);
  });

  test('[LIKE-4] a failed like is reverted, and the heart shakes', async () => {
    const { toggle, views, requests, failures } = start(false, 3);
    toggle();
    await requests[0]?.fail();
    expect(views.at(-1)).toEqual({ isLiked: false, count: 3, motion: 'failing' });
    expect(failures).toHaveLength(1);
  });

  test('[LIKE-4] a failed unlike is reverted, and can be retried', async () => {
    const { toggle, views, requests, timers } = start(true, 3);
    toggle();
    await requests[0]?.fail();
    expect(views.at(-1)).toEqual({ isLiked: true, count: 3, motion: 'failing' });
    await timers[0]?.end();
    expect(views.at(-1)?.motion, 'the old timer does not cut the shake short').toBe('failing');
    toggle();
    await requests[1]?.succeed();
    expect(views.at(-1)).toMatchObject({ isLiked: false, count: 2 });
  });

  test('[LIKE-5] the unlike animation resets after 2 s, unless something else happens first', async () => {
    const { toggle, views, timers } = start(true, 3);
    toggle();
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([2000]);
    await timers[0]?.end();
    expect(views.at(-1)).toEqual({ isLiked: false, count: 2, motion: 'still' });

    const again = start(true, 3);
    again.toggle();
    again.toggle();
    await again.timers[0]?.end();
    expect(again.views.at(-1)?.motion).toBe('liking');
  });

  test('requests never overlap, and the last choice wins', async () => {
    const { toggle, views, requests } = start(false, 3);
    toggle();
    toggle();
    expect(requests.map(({ wish }) => wish)).toEqual([true]);
    await requests[0]?.succeed();
    expect(requests.map(({ wish }) => wish)).toEqual([true, false]);
    await requests[1]?.succeed();
    expect(requests).toHaveLength(2);
    expect(views.at(-1)).toMatchObject({ isLiked: false, count: 3 });
  });

  test('three quick clicks need one request', async () => {
    const { toggle, views, requests } = start(false, 3);
    toggle();
    toggle();
    toggle();
    await requests[0]?.succeed();
    expect(requests).toHaveLength(1);
    expect(views.at(-1)).toMatchObject({ isLiked: true, count: 4 });
  });

  test('sends a choice that changed while a request failed: the response may be lost, but not the like', async () => {
    const { toggle, views, requests, failures } = start(false, 3);
    toggle();
    toggle();
    await requests[0]?.fail();
    expect(requests.map(({ wish }) => wish)).toEqual([true, false]);
    expect(failures).toEqual([]);
    await requests[1]?.fail();
    expect(requests).toHaveLength(2);
    expect(failures).toHaveLength(1);
    expect(views.at(-1)).toMatchObject({ isLiked: false, count: 3 });
  });

  describe('reports a like', () => {
    test('once it is saved, not before, and not if saving failed', async () => {
      const { toggle, requests, saved } = start(false, 3);
      toggle();
      expect(saved).toEqual([]);
      await requests[0]?.fail();
      expect(saved).toEqual([]);
      toggle();
      await requests[1]?.succeed();
      toggle();
      await requests[2]?.succeed();
      expect(saved).toEqual([true, false]);
    });

    test('once, however many clicks came in between', async () => {
      const { toggle, requests, saved } = start(false, 3);
      for (let click = 0; click < 5; click += 1) toggle();
      await requests[0]?.succeed();
      expect(saved).toEqual([true]);
    });

    test('and an unlike only for a reported like', async () => {
      const { toggle, requests, saved } = start(false, 3);
      toggle();
      toggle();
      await requests[0]?.fail();
      await requests[1]?.succeed();
      expect(saved).toEqual([]);
    });
  });
});
