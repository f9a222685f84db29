import { expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { CurationMenu } from './curation-menu.tsx';

const render = (tag: 'recommended' | null) => renderInFrame(<CurationMenu oid="demolightdee" tag={tag} />);

test('[PAGE-23] moderators choose one of the tags or none', () => {
  expect([...render(null).matchAll(/Staff pick|Recommended|Unsuitable|No tag/g)].map(([label]) => label)).toEqual([
    'Staff pick',
    'Recommended',
    'Unsuitable',
    'No tag',
  ]);
});

test('[PAGE-23] the button shows the current tag', () => {
  expect(render('recommended')).toContain('aria-label="Curation tag: Recommended"');
  expect(render(null)).toMatch(/<span>Curation tag<\/span><\/button>/);
});
