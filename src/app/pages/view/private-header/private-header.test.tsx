import { expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { PrivateHeader, type PrivateHeaderProps } from './private-header.tsx';

const render = (edit: boolean, comment: boolean, changes: Partial<PrivateHeaderProps> = {}) =>
  renderInFrame(
    <PrivateHeader
      oid="abc"
      title="Deep"
      schemaVersion={2}
      viewerRights={{ edit, comment }}
      isUnpublished={false}
      contentLanguage="en"
      {...changes}
    />,
  );

test('[PRIV-1] shows title and button only with rights and only for schema 2', () => {
  expect(render(true, true)).toMatch(/Deep.*Edit/s);
  expect(render(false, false)).toBe('');
  expect(render(true, true, { schemaVersion: 0 })).toBe('');
});

test('[PRIV-2] editors get only Edit; commenters get only Comment', () => {
  for (const comment of [true, false]) {
    expect(render(true, comment)).toContain('Edit');
    expect(render(true, comment)).not.toContain('Comment');
  }
  expect(render(false, true)).toContain('Comment');
  expect(render(false, true)).not.toContain('Edit');
});

test('[PRIV-3] the buttons link to the editor, and to its place for comments', () => {
  expect(render(true, true)).toContain('href="/p/edit/abc/"');
  expect(render(false, true)).toContain('href="/p/edit/abc/#present"');
});

test('people who see what is not published yet are told so, in either schema', () => {
  expect(render(true, true)).not.toContain('not published');
  for (const schemaVersion of [0, 2] as const)
    expect(render(true, true, { schemaVersion, isUnpublished: true })).toContain('not published');
});
