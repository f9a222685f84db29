import { expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import { openScene } from './open-scene.ts';
import { visualScenes } from './visual-scenes.ts';

/** Scenes that demonstrate faulty documents, and the problems reported for them. */
const faulty: Record<string, string[]> = {
  'image-missing': ['missing-asset'],
  'media-video-bare': ['missing-asset'],
  'media-unreadable': ['unknown-kind'],
  'extreme-flat': ['number-out-of-range'],
};

test('every scene has a unique name within its group', () => {
  expect(visualScenes.length).toBeGreaterThanOrEqual(80);
  expect(new Set(visualScenes.map(({ id }) => id)).size).toBe(visualScenes.length);
  for (const { id, group } of visualScenes) expect(id).toMatch(new RegExp(`^${group}-[a-z0-9-]+$`));
});

test.each(visualScenes.map((scene) => [scene.id, scene] as const))(
  '%s is a valid document, except for the problems it demonstrates',
  (id, { document }) => {
    const codes = new Set(parsePresentation(document).problems.map(({ code }) => code));
    expect([...codes]).toEqual(faulty[id] ?? []);
  },
);

test.each(visualScenes.map((scene) => [scene.id, scene] as const))('%s refers only to objects that it has', (_id, visual) => {
  const { scene, camera } = openScene(visual);
  const named = [camera.anchor, ...Object.keys(visual.opacities), ...(visual.view.kind === 'object' ? [visual.view.id] : [])];
  for (const id of named) expect(scene.nodes.has(id), id).toBe(true);
});
