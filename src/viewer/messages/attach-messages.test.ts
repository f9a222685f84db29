import { describe, expect, it } from 'vitest';
import { TestPage } from './test-page.ts';
import { TestViewer } from './test-viewer.ts';

function open({ isLoaded = true } = {}) {
  const viewer = new TestViewer();
  const page = new TestPage().attach(viewer);
  if (isLoaded) viewer.load();
  page.take();
  return { viewer, page };
}

const hostile: unknown[] = [
  undefined,
  null,
  0,
  NaN,
  Infinity,
  true,
  '',
  'x',
  '{',
  '[]',
  '{}',
  'null',
  '{"__proto__":{"lectern":1,"command":"start"}}',
  `{"lectern":1,"x":"${'x'.repeat(20_000)}","command":"start"}`,
  [],
  ['start'],
  new Map([['lectern', 1]]),
  new Date(0),
  new Uint8Array(1_000_000),
  { lectern: 1 },
  { lectern: '1', command: 'start' },
  { lectern: 2, command: 'start' },
  { lectern: 1, command: '__proto__' },
  { lectern: 1, command: 'constructor' },
  { lectern: 1, command: ['start'] },
  { lectern: 1, command: { toString: 'start' } },
  { lectern: 1, command: 'goTo' },
  { lectern: 1, command: 'goTo', stop: '1' },
  { lectern: 1, command: 'goTo', stop: NaN },
  { lectern: 1, command: 'goTo', stop: -1 },
  { lectern: 1, command: 'goTo', stop: 1.5 },
  { lectern: 1, command: 'goTo', stop: Infinity },
  { lectern: 1, command: 'goToObject', object: 'x'.repeat(201) },
  { lectern: 1, command: 'goToObject', object: {} },
  { lectern: 1, command: 'play', interval: 'fast' },
  { lectern: 1, command: 'play', interval: NaN },
  { lectern: 1, command: 'setMuted', isOn: 'yes' },
  { lectern: 1, command: 'destroy' },
  { context: 'player.js', method: 5 },
  { context: 'player.js', method: 'setCurrentTime', value: '2' },
  { context: 'player.js', method: 'setCurrentTime', value: NaN },
  { context: 'player.js', method: 'setLoop', value: 1 },
  { context: 'player.js', method: 'addEventListener', value: '__proto__' },
  { context: 'player.js', method: 'play', listener: {} },
  { context: 'player.js', method: 'play', listener: 'x'.repeat(201) },
  { context: 'jplayer', method: 'play' },
  { version: 1, id: 'a', action: 'present' },
  { version: 1, id: 'a', action: 'present', data: 'moveToNextStep' },
  { version: 1, id: 'a', action: 'present', data: ['constructor'] },
  { version: 1, id: {}, action: 'init' },
  { version: 2, id: 'a', action: 'init' },
  { version: 1, action: 'init' },
  { version: 1, id: 'a', action: 'present', data: ['moveToStep', '__proto__'] },
  { version: 1, id: 'a', action: 'present', data: ['startAutoPlay', {}] },
];

describe('messages that came before the viewer could hear them', () => {
  it('are heard in order when it can, and only those of the page around', () => {
    const viewer = new TestViewer();
    const page = new TestPage();
    const early: MessageEvent[] = (page.frame.lecternMessages = []);
    page.frame.addEventListener('message', (event) => page.frame.lecternMessages?.push(event as MessageEvent));
    page.send({ lectern: 1, command: 'start' });
    page.send({ lectern: 1, command: 'next' }, { sender: {} });
    page.send({ lectern: 1, command: 'goTo', stop: 2 });
    expect(early).toHaveLength(3);
    page.attach(viewer);
    expect(page.frame.lecternMessages).toBeUndefined();
    viewer.load();
    expect(viewer.state().player.stop).toBe(2);
  });
});

describe('messages from the embedding page', () => {
  it.each(hostile.map((message) => [message]))('ignores %o', (message) => {
    const { viewer, page } = open();
    const before = viewer.state();
    page.send(message);
    expect(viewer.asked).toEqual([]);
    expect(viewer.state()).toBe(before);
    expect(page.received).toEqual([]);
  });

  it('accepts them only from the embedding page', () => {
    const { viewer, page } = open();
    page.send({ lectern: 1, command: 'start' }, { sender: new EventTarget() });
    page.send({ lectern: 1, command: 'start' }, { sender: page.frame });
    page.send({ lectern: 1, command: 'start' }, { sender: null });
    expect(viewer.asked).toEqual([]);
    page.send({ lectern: 1, command: 'start' });
    expect(viewer.asked).toEqual(['start']);
  });

  it('answers to the sender’s origin, or to any if the origin is opaque', () => {
    const { page } = open();
    page.send({ lectern: 1, command: 'listen' });
    page.send({ context: 'player.js', method: 'getDuration' }, { origin: 'https://blog.example' });
    page.send({ lectern: 1, command: 'listen' }, { origin: 'null' });
    expect(page.received.map(({ origin }) => origin)).toEqual(['https://school.example', 'https://blog.example', '*']);
  });

  it('neither sends nor receives if not in a frame, or once detached', () => {
    const alone = new TestPage(false).attach(new TestViewer());
    expect(alone.received).toEqual([]);
    const { viewer, page } = open();
    page.send({ lectern: 1, command: 'listen' });
    page.detach();
    page.take();
    page.send({ lectern: 1, command: 'start' });
    viewer.start();
    expect(viewer.asked).toEqual(['start']);
    expect(page.received).toEqual([]);
  });

  it('limits a flood of early commands', () => {
    const { viewer, page } = open({ isLoaded: false });
    for (let count = 0; count < 5000; count++) page.send({ lectern: 1, command: 'goTo', stop: 1 });
    viewer.load();
    expect(viewer.asked.filter((one) => one === 'goToStop 1')).toHaveLength(100);
  });
});

describe('Lectern messages', () => {
  it('are sent only to pages that have sent one', () => {
    const { viewer, page } = open();
    viewer.start();
    viewer.setPlayer({ step: 3, stop: 1 });
    expect(page.received).toEqual([]);
  });

  it('start with the state', () => {
    const { page } = open();
    page.send({ lectern: 1, command: 'listen' });
    expect(page.take()).toEqual([
      {
        lectern: 1,
        event: 'state',
        state: {
          status: 'waiting',
          percent: 100,
          phase: 'resting',
          title: 'Light in the Deep',
          stop: 0,
          stopCount: 3,
          stops: ['Harbour', 'Reef', 'Trench'],
          step: 0,
          isPlaying: false,
          isLooping: false,
          isMuted: false,
          hasCaptions: false,
        },
      },
    ]);
  });

  it('report the start, every step and the end', () => {
    const { page } = open();
    page.send({ lectern: 1, command: 'listen' });
    for (let count = 0; count < 6; count++) page.send({ lectern: 1, command: 'next' });
    const events = page
      .take()
      .map((message) => JSON.stringify(message, (key, value: unknown) => (key === 'state' || key === 'lectern' ? undefined : value)));
    expect(events.filter((event) => event !== '{"event":"state"}')).toEqual([
      '{"event":"started"}',
      '{"event":"step","stop":0,"step":1}',
      '{"event":"step","stop":0,"step":2}',
      '{"event":"step","stop":1,"step":3}',
      '{"event":"step","stop":2,"step":4}',
      '{"event":"ended"}',
    ]);
  });

  it('wait until there is something to move, and keep their order', () => {
    const { viewer, page } = open({ isLoaded: false });
    page.send({ lectern: 1, command: 'goTo', stop: 2, request: 7 });
    page.send({ lectern: 1, command: 'play', interval: 1500 });
    expect(viewer.asked).toEqual(['start']);
    expect(page.take()).not.toContainEqual(expect.objectContaining({ event: 'answer' }));
    viewer.load();
    expect(viewer.asked).toEqual(['start', 'goToStop 2', 'play 1500']);
    expect(page.take()).toContainEqual(
      expect.objectContaining({
        lectern: 1,
        event: 'answer',
        request: 7,
        state: expect.objectContaining({ stop: 2, status: 'presenting' }) as unknown,
      }),
    );
  });

  it('pausing does not start a presentation', () => {
    const { viewer, page } = open();
    page.send({ lectern: 1, command: 'pause' });
    page.send({ lectern: 1, command: 'setLooping', isOn: true });
    expect(viewer.state().mode).toBe('start');
    viewer.start();
    expect(viewer.state().player).toMatchObject({ autoplay: { phase: 'paused' }, isLooping: true });
  });

  it('restart after the end, and retry after a failure', () => {
    const { viewer, page } = open();
    viewer.set({ mode: 'restart' });
    page.send({ lectern: 1, command: 'start' });
    viewer.set({ mode: 'failed', failure: { kind: 'offline', error: new Error('away') } });
    page.send({ lectern: 1, command: 'listen' });
    page.send({ lectern: 1, command: 'start' });
    expect(viewer.asked).toEqual(['restart', 'retry']);
  });

  it('report the kind of failure', () => {
    const { viewer, page } = open();
    page.send({ lectern: 1, command: 'listen' });
    viewer.set({ mode: 'failed', failure: { kind: 'content', error: new Error('secret detail') } });
    expect(page.received.at(-1)?.data).toEqual({ lectern: 1, event: 'failed', kind: 'content' });
  });

  it('reach every control', () => {
    const { viewer, page } = open();
    page.send({ lectern: 1, command: 'start' });
    page.send({ lectern: 1, command: 'last' });
    page.send({ lectern: 1, command: 'previous' });
    expect(viewer.state().player.stop).toBe(1);
    page.send({ lectern: 1, command: 'goToStep', step: 2 });
    expect(viewer.state().player.step).toBe(2);
    page.send({ lectern: 1, command: 'overview' });
    expect(viewer.state().player.phase).toBe('overview');
    page.send({ lectern: 1, command: 'setCaptions', isOn: true });
    page.send({ lectern: 1, command: 'setMuted', isOn: true });
    expect(viewer.state()).toMatchObject({ hasCaptions: true, isMuted: true });
  });

  it('limit how fast autoplay may go', () => {
    const { viewer, page } = open();
    page.send({ lectern: 1, command: 'play', interval: 0.001 });
    expect(viewer.asked).toEqual(['start', 'play 100']);
  });
});
