import { describe, expect, test } from 'vitest';
import { objectOf, openTyping } from './test-typing.ts';

describe('a text without letters', () => {
  const add = (it: ReturnType<typeof openTyping>, paragraphs: readonly string[]) =>
    it.desk.do([
      {
        kind: 'add',
        into: { parent: it.desk.scene.root.object.id },
        object: { kind: 'text', id: 'new', order: 'a9', width: 100, height: 20, paragraphs },
      },
    ]);

  test('goes when somebody leaves it, if it was just made', () => {
    const it = openTyping();
    add(it, ['']);
    it.at(1, 1, 'new');
    it.type('a');
    it.press('Backspace', 'Escape');
    expect(objectOf(it, 'new')).toBeUndefined();
    expect(it.desk.state().selection).toMatchObject({ kind: 'objects', ids: [] });
  });

  test('stays if it was there before, or has letters', () => {
    const it = openTyping(['']);
    it.at(1);
    it.press('Escape');
    expect(objectOf(it)).toBeDefined();
    add(it, ['a']);
    it.at(1, 1, 'new');
    it.press('Escape');
    expect(objectOf(it, 'new')).toBeDefined();
  });
});
