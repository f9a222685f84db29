import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene } from '#model/scene/scene.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { playVideos } from './play-videos.ts';

const film = (id: string, more: object = {}) => ({ kind: 'video', id, asset: 'film', startsItself: true, ...more });
const document = {
  schemaVersion: 2,
  assets: { film: { kind: 'video', source: '/files/media/a.webm' } },
  root: {
    id: 'root',
    children: [
      film('outside'),
      { kind: 'topic', id: 'one', children: [film('first'), film('later'), film('clicked', { startsItself: false })] },
      { kind: 'topic', id: 'two', children: [{ kind: 'topic', id: 'inner', children: [film('deep')] }, film('song', { isSound: true })] },
    ],
  },
  path: [{ to: 'root' }, { to: 'one' }, { reveal: 'later' }, { to: 'two' }, { to: 'inner' }],
};

/** As much of a video as its player needs. */
class TestVideo {
  paused = true;
  muted = false;
  src = '';
  preload = 'auto';
  play = async () => void (this.paused = false);
  pause = () => void (this.paused = true);
  removeAttribute = () => undefined;
  load = () => undefined;
}

const open = (state = { isMuted: false, isMotionReduced: false }) => {
  const shown = new Map<string, TestVideo>();
  const all: TestVideo[] = [];
  vi.stubGlobal('document', { createElement: () => all[all.push(new TestVideo()) - 1] });
  const scene = indexScene(parsePresentation(document).presentation);
  const surface = { setVideo: (id: string, video: unknown) => void (video instanceof TestVideo ? shown.set(id, video) : shown.delete(id)) };
  const videos = playVideos(scene, surface, [{ asset: 'film', address: '/files/media/a.webm?key=x' }], () => state);
  const playing = () => [...shown].flatMap(([id, { paused }]) => (paused ? [] : id)).sort();
  return { videos, all, shown, playing, count: () => all.filter(({ paused }) => !paused).length };
};
afterEach(() => void vi.unstubAllGlobals());

test('[VIEW-14] what starts by itself starts at its own step, once it is shown, and pauses elsewhere', () => {
  const { videos, playing, count } = open();
  const at = (step: number) => (videos.restAt(step), playing());
  expect(at(0)).toEqual(['outside']);
  expect(at(1)).toEqual(['first']);
  expect(at(2)).toEqual(['first', 'later']);
  expect([at(3), count()]).toEqual([[], 1]);
  expect(at(4)).toEqual(['deep']);
});

test('[VIEW-14] sound plays without a picture over its card', () => {
  const { videos, shown, all } = open();
  videos.restAt(3);
  expect([all.length, shown.size, all[0]?.src]).toEqual([1, 0, '/files/media/a.webm?key=x']);
});

test('[VIEW-14] nothing starts by itself for those who want less motion; a click starts it', () => {
  const { videos, playing } = open({ isMuted: true, isMotionReduced: true });
  videos.restAt(1);
  expect(playing()).toEqual([]);
  videos.toggle('first');
  expect(playing()).toEqual(['first']);
  videos.restAt(4);
  expect(playing()).toEqual([]);
});

test('nothing of a film is asked for before it plays but what it is', () => {
  const { videos, all } = open();
  videos.restAt(1);
  expect(all.map(({ preload }) => preload)).toEqual(['metadata']);
});

test('[VIEW-14] a key plays all that a step shows, or pauses what plays', () => {
  const { videos, playing } = open();
  videos.toggleAt(1);
  expect(playing()).toEqual(['clicked', 'first']);
  videos.toggle('clicked');
  videos.toggleAt(1);
  expect(playing()).toEqual([]);
});

test('[VIEW-14] what has ended, or somebody has paused, starts again only after they were elsewhere', () => {
  const { videos, playing } = open();
  videos.restAt(1);
  videos.toggle('first');
  videos.restAt(2);
  expect(playing()).toEqual(['later']);
  videos.restAt(3);
  videos.restAt(1);
  expect(playing()).toEqual(['first']);
});
