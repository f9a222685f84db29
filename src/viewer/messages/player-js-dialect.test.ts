import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { TestPage } from './test-page.ts';
import { TestViewer } from './test-viewer.ts';

/** The parts of the published client used here. */
interface Client {
  on(event: string, handler: (value: unknown) => void): void;
  off(event: string): void;
  supports(kind: 'method' | 'event', names: string | string[]): boolean;
  play(): void;
  pause(): void;
  mute(): void;
  setLoop(value: boolean): void;
  setCurrentTime(value: unknown): void;
  getPaused(handler: (value: unknown) => void): void;
  getMuted(handler: (value: unknown) => void): void;
  getLoop(handler: (value: unknown) => void): void;
  getDuration(handler: (value: unknown) => void): void;
  getCurrentTime(handler: (value: unknown) => void): void;
}

const script = readFileSync(createRequire(import.meta.url).resolve('player.js'), 'utf8');

/** The client from the `player.js` package, in a page whose frame has not loaded the viewer yet. */
function open() {
  const page = new TestPage();
  const window = Object.assign(page.window, {
    postMessage: true,
    JSON,
    location: { protocol: 'https:' },
    playerjs: undefined as { Player: new (frame: object) => Client } | undefined,
  });
  new Function('window', 'document', script)(window, {});
  const frame = {
    nodeName: 'IFRAME',
    src: TestPage.source,
    onload: () => {},
    contentWindow: { postMessage: (data: string, origin: string) => origin === 'https://lectern.example' && page.send(data) },
  };
  if (!window.playerjs) throw new Error('The client has not loaded');
  const { Player } = window.playerjs;
  const viewer = new TestViewer();
  const told: Record<string, unknown[]> = {};
  const note = (name: string) => (value: unknown) => void (told[name] ??= []).push(value);
  const openClient = () => new Player(frame);
  return { viewer, page, frame, openClient, told, note };
}

function openReady() {
  const opened = open();
  const client = opened.openClient();
  opened.page.attach(opened.viewer);
  opened.viewer.load();
  return { ...opened, client };
}

describe('player.js', () => {
  it('receives ready unprompted, with the address of the frame', () => {
    const page = new TestPage().attach(new TestViewer());
    expect(page.received[0]?.origin).toBe('*');
    expect(page.take()).toEqual([
      {
        context: 'player.js',
        version: '0.0.11',
        event: 'ready',
        value: {
          src: TestPage.source,
          events: ['ready', 'play', 'pause', 'ended', 'timeupdate', 'progress', 'error'],
          methods: expect.arrayContaining(['play', 'getDuration', 'addEventListener']) as unknown,
        },
      },
    ]);
  });

  it('a client that was there first gets everything it has queued', () => {
    const { viewer, page, openClient, told, note } = open();
    const client = openClient();
    client.on('ready', note('ready'));
    client.on('timeupdate', note('timeupdate'));
    client.setCurrentTime(1);
    expect(page.received).toEqual([]);
    page.attach(viewer);
    viewer.load();
    expect(told['ready']).toHaveLength(1);
    expect(told['timeupdate']).toContainEqual({ seconds: 1, duration: 3 });
    expect(client.supports('method', ['play', 'setCurrentTime'])).toBe(true);
    expect(client.supports('method', 'setVolume')).toBe(false);
  });

  it('a client that connects later works too', () => {
    const { viewer, page, openClient, told, note } = open();
    page.attach(viewer);
    const client = openClient();
    client.on('ready', note('ready'));
    client.getDuration(note('duration'));
    expect(told).toMatchObject({ ready: [expect.anything()], duration: [3] });
  });

  it('counts a second per stop, and the full length at the end', () => {
    const { viewer, client, told, note } = openReady();
    client.on('timeupdate', note('timeupdate'));
    client.on('ended', note('ended'));
    client.setCurrentTime(2.9);
    client.getCurrentTime(note('time'));
    viewer.player()?.next();
    client.getCurrentTime(note('time'));
    client.setCurrentTime(1e9);
    expect(viewer.state().player.stop).toBe(2);
    expect(told['time']).toEqual([2, 3]);
    expect(told['timeupdate']).toEqual([
      { seconds: 2, duration: 3 },
      { seconds: 3, duration: 3 },
      { seconds: 2, duration: 3 },
    ]);
    expect(told['ended']).toHaveLength(1);
  });

  it('plays and pauses', () => {
    const { viewer, client, told, note } = openReady();
    client.on('play', note('play'));
    client.on('pause', note('pause'));
    client.getPaused(note('paused'));
    client.play();
    client.getPaused(note('paused'));
    client.pause();
    expect(viewer.asked).toEqual(['start', 'play 4000', 'pause undefined']);
    expect(told['paused']).toEqual([true, false]);
    expect([told['play']?.length, told['pause']?.length]).toEqual([1, 1]);
  });

  it('plays from the start after the end', () => {
    const { viewer, client } = openReady();
    viewer.set({ mode: 'restart' });
    client.play();
    expect(viewer.asked).toEqual(['restart', 'play 4000']);
  });

  it('mutes and loops', () => {
    const { viewer, client, told, note } = openReady();
    viewer.start();
    client.mute();
    client.setLoop(true);
    client.getMuted(note('muted'));
    client.getLoop(note('loop'));
    expect(told).toMatchObject({ muted: [true], loop: [true] });
  });

  it('reports how much has loaded, and failures', () => {
    const { viewer, client, told, note } = openReady();
    client.on('progress', note('progress'));
    client.on('error', note('error'));
    viewer.set({ percent: 50 });
    viewer.set({ mode: 'failed', failure: { kind: 'browser', error: new Error('old') } });
    expect(told).toMatchObject({ progress: [{ seconds: 1.5, duration: 3 }], error: [{ code: 1, msg: 'browser' }] });
  });

  it('receives an error for unsupported methods', () => {
    const { page, client, told, note } = openReady();
    client.on('error', note('error'));
    page.send({ context: 'player.js', method: 'constructor' });
    expect(told['error']).toEqual([{ code: 2, msg: 'Method not supported' }]);
  });

  it('receives nothing after removing its listeners', () => {
    const { viewer, page, client, told, note } = openReady();
    client.on('timeupdate', note('timeupdate'));
    client.off('timeupdate');
    page.take();
    viewer.setPlayer({ stop: 1, step: 3 });
    expect(told['timeupdate']).toBeUndefined();
    expect(page.take()).toEqual([]);
  });
});
