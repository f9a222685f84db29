import { expect, test } from 'vitest';
import { collectWarnings } from './warnings.ts';

test('a name is cut between characters and holds nothing that a database refuses', () => {
  const { warn, warnings } = collectWarnings();
  warn('fonts', undefined, `${'a'.repeat(99)}💥`);
  warn('fonts', undefined, 'No\0th\ud800ing');
  expect(warnings()[0]?.details).toEqual(['a'.repeat(99), 'Noth\ufffding']);
});
