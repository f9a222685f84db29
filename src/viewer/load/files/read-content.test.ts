import { parsePresentation } from '#model/presentation/parse.ts';
import { describe, expect, it } from 'vitest';
import { ContentProblem } from '../content-problem.ts';
import { readContent } from './read-content.ts';

const { presentation } = parsePresentation({
  schemaVersion: 2,
  root: { kind: 'topic', id: 'root', width: 100, height: 100, children: [] },
});

describe('content', () => {
  it('becomes a scene', () => {
    const { root, isRich } = readContent(JSON.stringify(presentation), true);
    expect(root.object.id).toBe('root');
    expect(isRich).toBe(true);
  });

  it.each([
    ['not JSON', '{"root"'],
    ['not an object', '7'],
    ['without a root', JSON.stringify({ ...presentation, root: undefined })],
    ['without a path', JSON.stringify({ ...presentation, path: {} })],
    ['without a theme', JSON.stringify({ ...presentation, theme: null })],
    ['with a broken tree', JSON.stringify({ ...presentation, root: { ...presentation.root, children: [null] } })],
  ])('rejects unusable content: %s', (_, json) => {
    expect(() => readContent(json, false)).toThrow(expect.objectContaining({ name: 'ContentProblem', kind: 'content' }));
    expect(() => readContent(json, false)).toThrow(ContentProblem);
  });
});
