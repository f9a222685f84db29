import { describe, expect, it } from 'vitest';
import { embedCode } from './embed-code.ts';

const parts = {
  origin: 'https://lectern.example',
  oid: 'demolightdee',
  title: 'Light in the Deep',
  wishes: {},
  size: { width: '560', height: '315' },
};

describe('the embed code', () => {
  it('SHARE-8: is a frame of the chosen size that allows fullscreen and autoplay', () => {
    expect(embedCode(parts)).toBe(
      '<iframe src="https://lectern.example/p/embed/demolightdee/" width="560" height="315" style="border: 0" title="Light in the Deep" allow="autoplay; fullscreen" allowfullscreen></iframe>',
    );
    expect(embedCode({ ...parts, size: { width: '1120', height: '630' } })).toContain('width="1120" height="630"');
  });

  it('SHARE-9: has no size when fluid or when the size was cleared', () => {
    for (const size of ['fluid', { width: '', height: '' }] as const) {
      expect(embedCode({ ...parts, size })).toContain('style="width: 100%; aspect-ratio: 16/9; border: 0"');
      expect(embedCode({ ...parts, size })).not.toMatch(/ (width|height)="/);
    }
  });

  it('carries the options in the address', () => {
    expect(embedCode({ ...parts, wishes: { autoplay: true, controls: false } })).toContain(
      '/p/embed/demolightdee/?autoplay=1&amp;controls=0"',
    );
  });

  it('cannot be broken out of by a title', () => {
    expect(embedCode({ ...parts, title: '"><script>alert(1)</script>&' })).toContain(
      'title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"',
    );
  });
});
