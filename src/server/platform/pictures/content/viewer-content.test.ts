import { parsePresentation } from '#model/presentation/parse.ts';
import { expect, it } from 'vitest';
import { viewerContent } from './viewer-content.ts';

it('gives viewers all that a step does, and neither notes nor what serves only for editing', () => {
  const step = {
    id: 's',
    title: 'There',
    to: 'a',
    reveal: ['b'],
    hide: ['c'],
    duration: 900,
    curve: 'high',
    hold: 2000,
    isTimed: true,
    caption: 'c',
  };
  const { presentation } = parsePresentation({
    schemaVersion: 2,
    root: { id: 'root', children: ['a', 'b', 'c'].map((id) => ({ kind: 'topic', id })) },
    path: [{ ...step, notes: 'private', own: 'of another program' }],
  });
  expect(viewerContent(presentation, [])).toMatchObject({ path: [{ ...step, notes: '' }] });
  expect(JSON.stringify(viewerContent(presentation, []))).not.toMatch(/private|another program|order/);
});
