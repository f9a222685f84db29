import { expect, test } from 'vitest';
import { placementMatrix } from '../../../geometry/matrix.ts';
import { transformRectangle } from '../../../geometry/rectangle.ts';
import { parsePresentation } from '../../parse.ts';
import { writePresentation } from '../../write.ts';

const flat = {
  schemaVersion: 0,
  title: 'Flat',
  own: 'kept',
  objects: [
    { kind: 'text', id: 'a', x: -500, y: 20, width: 200, height: 40, paragraphs: 'Left' },
    { kind: 'shape', id: 'b', shape: 'star', x: 500, y: -300, width: 100, height: 100, rotation: 45, scale: 2 },
  ],
  path: [
    { kind: 'move', to: 'a', title: 'First', own: 1 },
    { kind: 'reveal', objects: ['b'] },
    { kind: 'move', x: 0, y: 0, width: 300, height: 200, rotation: 90 },
  ],
};

test('a flat canvas becomes a tree with one topic that encloses all objects', () => {
  const { presentation, problems } = parsePresentation(flat);
  expect(problems).toEqual([]);
  expect(presentation).toMatchObject({ schemaVersion: 0, title: 'Flat', own: 'kept' });
  const { root } = presentation;
  const boxes = root.children.map((object) =>
    transformRectangle(placementMatrix(object), { left: 0, top: 0, right: object.width, bottom: object.height }),
  );
  expect(Math.min(...boxes.map(({ left }) => left))).toBeCloseTo(0);
  expect(Math.min(...boxes.map(({ top }) => top))).toBeCloseTo(0);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeCloseTo(root.width);
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeCloseTo(root.height);
  expect((root.children[1]?.x ?? 0) - (root.children[0]?.x ?? 0)).toBeCloseTo(1000);
});

test('moves become steps, a move to a place gets an invisible frame, and reveals stay reveals', () => {
  const { path, root } = parsePresentation(flat).presentation;
  expect(path).toMatchObject([{ to: 'a', title: 'First', own: 1 }, { reveal: ['b'] }, {}]);
  expect(path[1]?.to).toBeUndefined();
  expect(root.children.find(({ id }) => id === path[2]?.to)).toMatchObject({
    kind: 'frame',
    frame: { shape: 'invisible' },
    width: 300,
    height: 200,
    rotation: 90,
  });
});

test('stays a flat canvas when written and read again', () => {
  const { presentation } = parsePresentation(flat);
  const written = JSON.parse(JSON.stringify(writePresentation(presentation)));
  expect(written).toMatchObject({ schemaVersion: 2, cameFrom: 0 });
  expect(parsePresentation(written).presentation).toEqual(presentation);
});

test('problems refer to the document as it was written', () => {
  const { problems } = parsePresentation({
    ...flat,
    objects: [...flat.objects, { kind: 'shape', shape: 'star', opacity: 7 }],
    path: [{ kind: 'dance' }],
  });
  expect(problems.map(({ place, code }) => `${place} ${code}`)).toEqual(['/path/0 unknown-kind', '/objects/2/opacity number-out-of-range']);
});

test('reads a newer version as far as possible and reports it', () => {
  const { presentation, problems } = parsePresentation({
    schemaVersion: 7,
    title: 'From the future',
    root: {
      children: [
        { kind: 'text', paragraphs: 'Hello' },
        { kind: 'hologram', x: 5 },
      ],
    },
  });
  expect(problems).toMatchObject([
    { place: '/schemaVersion', code: 'newer-version', severity: 'warning', detail: '7' },
    { code: 'unknown-kind' },
  ]);
  expect(presentation.root.children).toMatchObject([{ kind: 'text' }, { kind: 'unreadable', x: 5 }]);
});

test.each([1, -1, 2.5, 'two', null, {}])('version %j is unknown', (schemaVersion) => {
  expect(parsePresentation({ schemaVersion, root: {} }).problems.map(({ code }) => code)).toContain(
    typeof schemaVersion === 'number' && schemaVersion > 2 ? 'newer-version' : 'unknown-version',
  );
});
