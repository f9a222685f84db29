import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene } from '#model/scene/scene.ts';
import { describe, expect, it } from 'vitest';
import { stopNeeds } from './stop-needs.ts';

const assets = Object.fromEntries(
  ['sun', 'moon', 'star', 'sky'].map((id) => [id, { kind: 'image', source: `/${id}.png`, width: 100, height: 100, alt: '' }]),
);
const image = (asset: string, id = asset, place: object = { x: 640, y: 500 }) => ({
  kind: 'image',
  id,
  asset,
  width: 100,
  height: 100,
  ...place,
});
const text = (id: string, weight: number) => ({
  kind: 'text',
  id,
  x: 640,
  y: 100,
  width: 400,
  height: 60,
  paragraphs: [{ runs: [{ text: id, weight }] }],
});
const place = (id: string, x: number, children: object[], more: object = {}) => ({
  kind: 'topic',
  id,
  x,
  y: 540,
  width: 1920,
  height: 1080,
  children,
  ...more,
});
const sceneOf = (children: object[], layers: object[] = []) =>
  indexScene(
    parsePresentation({
      schemaVersion: 2,
      title: 'Needs',
      assets,
      theme: { background: { layers } },
      root: { kind: 'topic', id: 'root', width: 20_000, height: 1080, children },
      path: [{ id: '1', to: 'one' }, { id: '2', to: 'two' }, { id: '3' }],
    }).presentation,
  );
const slide = { frame: { shape: 'rectangle', fill: '#ffffff' } };

describe('what a stop needs', () => {
  it('is the faces and images that viewers show there, not those far away', () => {
    const needsAt = stopNeeds(
      sceneOf([place('one', 640, [image('sun'), text('Light', 400)]), place('two', 15_000, [image('moon'), text('Bold', 700)])]),
    );
    expect(needsAt(0).images).toEqual(['sun']);
    expect(needsAt(1).images).toEqual(['moon']);
    expect(needsAt(0).faces).toHaveLength(1);
    expect(needsAt(0).faces).not.toEqual(needsAt(1).faces);
    // A step that leads nowhere is where the one before it was.
    expect(needsAt(2)).toEqual(needsAt(1));
  });

  it('includes neighbours within sight, but nothing beside a slide', () => {
    const both = (more: object) =>
      sceneOf([place('one', 640, [image('sun')], more), place('two', 2570, [image('moon', 'moon', { x: 60, y: 360 })], more)]);
    expect(stopNeeds(both({}))(0).images).toEqual(['sun', 'moon']);
    expect(stopNeeds(both(slide))(0).images).toEqual(['sun']);
  });

  it('includes the background, also behind a slide', () => {
    const layers = [{ id: 'back', depth: 1, objects: [image('sky', 'sky', { x: 640, y: 360, width: 20_000, height: 20_000 })] }];
    expect(stopNeeds(sceneOf([place('one', 640, [image('sun')], slide), place('two', 2500, [])], layers))(0).images.toSorted()).toEqual([
      'sky',
      'sun',
    ]);
  });
});
