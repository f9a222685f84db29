import { expect, it } from 'vitest';
import { splitCode } from './split-code.ts';

it('distinguishes tags, names and strings in HTML', () => {
  expect(splitCode('<iframe width="560"></iframe>', 'html')).toEqual([
    { kind: 'tag', text: '<iframe' },
    { kind: 'plain', text: ' ' },
    { kind: 'name', text: 'width' },
    { kind: 'plain', text: '=' },
    { kind: 'string', text: '"560"' },
    { kind: 'tag', text: '>' },
    { kind: 'tag', text: '</iframe' },
    { kind: 'tag', text: '>' },
  ]);
});

it('preserves every character', () => {
  for (const code of ["const player = await open('x'); // 3 > 2", '{"a": `b\nc`}', '', '<a b=c>"'])
    for (const language of ['html', 'js'] as const)
      expect(
        splitCode(code, language)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
});
