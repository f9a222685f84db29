import type { Page } from '@playwright/test';
import { classicChanges, classicState, ownEvents, ownState, tellClassic } from './dialects.ts';
import { expect, expectStop, frameCode, heardFrom, tell, test } from './journey.ts';

/** A page as users of player.js write it. */
const playerJsPage = `<script src="/player.js"></script><script>
  window.log = [];
  window.connect = () => {
    window.player = new playerjs.Player('talk');
    for (const name of ['ready', 'play', 'pause', 'timeupdate', 'ended', 'error']) player.on(name, (value) => log.push([name, value]));
  };
  connect();
</script>`;
interface PlayerJsWindow {
  log: [name: string, value: unknown][];
  connect(): void;
  player: Record<string, (value?: unknown) => void>;
}
const call = (page: Page, method: string, value?: unknown) =>
  page.evaluate(([name, given]) => (window as unknown as PlayerJsWindow).player[name]?.(given), [method, value] as const);
const ask = (page: Page, method: string) =>
  page.evaluate((name) => new Promise((answer) => (window as unknown as PlayerJsWindow).player[name]?.(answer)), method);
const logOf = (page: Page) => page.evaluate(() => (window as unknown as PlayerJsWindow).log);

export function messageJourneys() {
  test('the original player.js plays, seeks and receives events', async ({ page, embedded }) => {
    await page.clock.install();
    const frame = await embedded('', playerJsPage);
    await expect
      .poll(() => logOf(page))
      .toContainEqual(['ready', expect.objectContaining({ methods: expect.arrayContaining(['play', 'setCurrentTime']) })]);
    expect([await ask(page, 'getDuration'), await ask(page, 'getPaused'), await ask(page, 'getCurrentTime')]).toEqual([4, true, 0]);

    await call(page, 'setCurrentTime', 2);
    await expectStop(frame, 3);
    await expect.poll(() => logOf(page)).toContainEqual(['timeupdate', { seconds: 2, duration: 4 }]);
    expect(await ask(page, 'getCurrentTime')).toBe(2);

    await call(page, 'play');
    await expect.poll(() => ask(page, 'getPaused')).toBe(false);
    await call(page, 'pause');
    await expect.poll(() => ask(page, 'getPaused')).toBe(true);
    expect((await logOf(page)).map(([name]) => name)).toEqual(expect.arrayContaining(['play', 'pause']));

    expect(await ask(page, 'getMuted')).toBe(false);
    await call(page, 'mute');
    await expect.poll(() => ask(page, 'getMuted')).toBe(true);
    await call(page, 'setVolume', 50);
    await expect.poll(() => logOf(page)).toContainEqual(['error', expect.objectContaining({ code: 2 })]);

    await call(page, 'setCurrentTime', 3);
    await expectStop(frame, 4);
    await call(page, 'play');
    await expect(async () => {
      await page.clock.fastForward(5000);
      expect(await logOf(page)).toContainEqual(['timeupdate', { seconds: 4, duration: 4 }]);
    }).toPass();
    expect((await logOf(page)).filter(([name]) => name === 'ended')).toHaveLength(1);
    await expect(frame.getByRole('button', { name: 'Present again' })).toBeVisible();

    await page.evaluate(() => {
      (window as unknown as PlayerJsWindow).log = [];
      (window as unknown as PlayerJsWindow).connect();
    });
    await expect.poll(() => logOf(page), 'a player that connects later').toContainEqual(['ready', expect.anything()]);
    expect(await ask(page, 'getCurrentTime')).toBe(4);
  });

  test('the classic messages move it, and every change is reported', async ({ page, embedded, oid }) => {
    const frame = await embedded(`/player/?oid=${oid}`);
    await expect(frame.locator('[data-stage] canvas')).toBeAttached();
    await tellClassic(page, 'init');
    await expect
      .poll(() => classicState(page))
      .toEqual({
        status: 'contentready',
        title: 'Four colours',
        currentStep: 0,
        currentAnimationStep: 0,
        currentObject: 'red',
        isAutoPlaying: false,
        isMoving: false,
        stepCount: 4,
        animationCountOnSteps: [0, 1, 0, 0],
      });

    await tellClassic(page, 'present', 'moveToNextStep');
    await expectStop(frame, 1);
    const moves: [verb: unknown[], state: object][] = [
      [['moveToNextStep'], { currentStep: 1, currentAnimationStep: 0, currentObject: 'green' }],
      [['moveToNextStep'], { currentStep: 1, currentAnimationStep: 1, currentObject: 'green' }],
      [['moveToPrevStep'], { currentStep: 1, currentAnimationStep: 0 }],
      [['moveToStep', 2], { currentStep: 2, currentAnimationStep: 0, currentObject: 'blue' }],
      [['moveToStep', 1, 1], { currentStep: 1, currentAnimationStep: 1, currentObject: 'green' }],
      [['moveToObject', 'violet'], { currentStep: 3, currentObject: 'violet' }],
    ];
    for (const [verb, state] of moves) {
      await tellClassic(page, 'present', ...verb);
      await expect.poll(() => classicState(page), verb.join(' ')).toMatchObject({ ...state, isMoving: false });
    }
    const changes = await classicChanges(page);
    expect(changes.filter(({ isMoving }) => isMoving === true).length).toBeGreaterThanOrEqual(moves.length);
    expect(
      changes.filter((each) => 'title' in each),
      'an unchanged value is not reported again',
    ).toHaveLength(1);

    await tellClassic(page, 'present', 'moveToObject', 'leaf');
    await expect(frame.getByRole('button', { name: 'Back to the path' })).toBeVisible();

    await tellClassic(page, 'present', 'moveToStep', 0);
    await expectStop(frame, 1);
    await tellClassic(page, 'present', 'startAutoPlay', 60_000);
    await expect.poll(() => classicState(page)).toMatchObject({ isAutoPlaying: true });
    await tellClassic(page, 'present', 'pauseAutoPlay', 100);
    await expect
      .poll(
        async () => (await classicChanges(page)).flatMap(({ isAutoPlaying }) => isAutoPlaying ?? []),
        'pauses and continues automatically',
      )
      .toEqual([false, true, false, true]);
    await tellClassic(page, 'present', 'stopAutoPlay');
    await expect.poll(() => classicState(page)).toMatchObject({ isAutoPlaying: false });
    await tellClassic(page, 'present', 'startAutoPlay', 100);
    await expect(frame.getByRole('button', { name: 'Present again' }), 'plays to the end').toBeVisible();
  });

  test('our own messages: nothing before listening, then every change and every answer', async ({ page, embedded, origin }) => {
    const frame = await embedded();
    await expect(frame.locator('[data-stage] canvas')).toBeAttached();
    expect(await ownEvents(page)).toEqual([]);
    await tell(page, { lectern: 1, command: 'listen', request: 7 });
    await expect
      .poll(() => ownEvents(page))
      .toContainEqual({
        lectern: 1,
        event: 'answer',
        request: 7,
        state: expect.objectContaining({ status: 'waiting', title: 'Four colours', stop: 0, stopCount: 4 }),
      });
    await tell(page, { lectern: 1, command: 'goTo', stop: 1 });
    await expect
      .poll(() => ownState(page))
      .toMatchObject({ status: 'presenting', phase: 'resting', stop: 1, step: 1, stops: ['Red', 'Green', 'Blue', 'Violet'], percent: 100 });
    await tell(page, { lectern: 1, command: 'overview' });
    await expect.poll(() => ownState(page)).toMatchObject({ phase: 'overview' });
    await tell(page, { lectern: 1, command: 'last' });
    await expectStop(frame, 4);
    await tell(page, { lectern: 1, command: 'next' });
    await expect
      .poll(async () => (await ownEvents(page)).map(({ event }) => event))
      .toEqual(expect.arrayContaining(['started', 'step', 'ended']));
    await tell(page, { lectern: 1, command: 'start' });
    await expectStop(frame, 1);
    expect(new Set((await page.evaluate(() => window.heard)).map((message) => message.origin))).toEqual(new Set([origin]));
  });

  test('ignores unknown messages, and messages from anyone but the page around it', async ({
    page,
    context,
    abroad,
    site,
    origin,
    talk,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const stranger = (words: string) =>
      site.foreign.add(
        `<script>setInterval(() => { try { ${words}.postMessage({ lectern: 1, command: 'last' }, '*'); document.title = 'said' } catch {} }, 20)</script>`,
      );
    const within = site.foreign.add(frameCode(origin + talk));
    await abroad(
      `${frameCode(origin + talk)}<iframe id="nested" src="${within}"></iframe><iframe id="stranger" src="${stranger('parent.frames[0]')}"></iframe>`,
    );
    const frame = page.frameLocator('#talk');
    await tell(page, { lectern: 1, command: 'start' });
    await expectStop(frame, 1);

    const popup = context.waitForEvent('page');
    await page.evaluate((address) => void window.open(address), stranger('opener.frames[0]'));
    await (await popup).waitForFunction(() => document.title === 'said');
    await page
      .frame({ url: (url) => url.href.includes(site.foreign.origin) && url.href !== page.url() && url.href !== within })
      ?.waitForFunction(() => document.title === 'said');
    await page.evaluate(() => {
      const classic = (action: unknown, data?: unknown, more: object = {}) =>
        JSON.stringify({ version: 1, id: 'mine', action, data, ...more });
      const playerJs = (method: unknown, value?: unknown, more: object = {}) =>
        JSON.stringify({ context: 'player.js', version: '0.0.11', method, value, ...more });
      const own = (command: unknown, more: object = {}) => ({ lectern: 1, command, ...more });
      const loop: Record<string, unknown> = { lectern: 1, command: 'goTo' };
      loop['stop'] = loop;
      const words = [
        null,
        undefined,
        0,
        NaN,
        '',
        '{',
        '{}',
        '[]',
        'null',
        '{"lectern":1}',
        '{'.repeat(50_000),
        `{"a":${'['.repeat(5000)}`,
        [],
        [own('last')],
        new Date(),
        new Map([['lectern', 1]]),
        new ArrayBuffer(8),
        loop,
        own('goTo'),
        own('goTo', { stop: -1 }),
        own('goTo', { stop: 1.5 }),
        own('goTo', { stop: '3' }),
        own('goTo', { stop: Infinity }),
        own('goToStep', { step: NaN }),
        own('goToObject', { object: {} }),
        own('goToObject', { object: '' }),
        own('goToObject', { object: '__proto__' }),
        own('goToObject', { object: 'constructor' }),
        own('__proto__'),
        own('constructor'),
        own('toString'),
        own('destroy'),
        own(['last']),
        { lectern: '1', command: 'last' },
        { lectern: 2, command: 'last' },
        own('play', { interval: -5 }),
        own('play', { interval: 'soon' }),
        own('setLooping', { isOn: 1 }),
        own('listen', { request: {} }),
        classic('present'),
        classic('present', 'moveToNextStep'),
        classic('present', ['moveToStep', -1]),
        classic('present', ['moveToStep', 99]),
        classic('present', ['moveToStep', '2']),
        classic('present', ['moveToObject', ['blue']]),
        classic('present', ['startAutoPlay', -1]),
        classic('present', ['constructor']),
        classic('present', ['moveToNextStep'], { version: 2 }),
        classic('present', ['moveToNextStep'], { id: '' }),
        classic('present', ['moveToNextStep'], { id: 'x'.repeat(201) }),
        playerJs('setCurrentTime'),
        playerJs('setCurrentTime', -1),
        playerJs('setCurrentTime', '3'),
        playerJs('setCurrentTime', null),
        playerJs('constructor'),
        playerJs('__proto__'),
        playerJs('setLoop', 'yes'),
        playerJs('addEventListener', 'hasOwnProperty'),
        playerJs('play', undefined, { listener: {} }),
        playerJs('play', undefined, { context: 'other' }),
        '<img src=x onerror=alert(1)>',
      ];
      for (const one of words) window.tell(one);
      for (let count = 0; count < 2000; count++) window.tell({ lectern: 1, command: 'goTo', stop: -count - 1 });
    });
    // Messages are handled in order: this answer comes after all of them.
    await tell(page, { lectern: 1, command: 'listen', request: 99 });
    await expect.poll(() => ownEvents(page)).toContainEqual(expect.objectContaining({ event: 'answer', request: 99 }));
    // With the popup in front, the camera stays where it was.
    expect(await ownState(page)).toMatchObject({ status: 'presenting', stop: 0, isPlaying: false, isLooping: false });
    await page.evaluate(() => document.querySelector('#stranger')?.remove());

    // A page two levels up cannot reach the inner viewer either.
    const inner = page.frameLocator('#nested').frameLocator('#talk');
    await expect(inner.getByRole('button', { name: 'Present Four colours' })).toBeVisible();
    await page.evaluate(() => window.frames[1]?.frames[0]?.postMessage({ lectern: 1, command: 'start' }, '*'));
    await tell(page, { lectern: 1, command: 'next' });
    await expectStop(frame, 2);
    await expect(inner.locator('[data-overlay]')).toHaveAttribute('data-mode', 'start');
    expect((await heardFrom(page)).length).toBeLessThan(200);
    expect(problems).toEqual([]);
  });
}
