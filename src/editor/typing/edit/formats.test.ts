import { prepareWriting } from '../../core/clipboard/writing.ts';
import { describe, expect, test } from 'vitest';
import { createClipboard } from '../../commands/clipboard.ts';
import { objectOf, openTyping, runsOf } from '../test-typing.ts';

describe('formatting', () => {
  test('of what is selected', () => {
    const it = openTyping(['Hello world']);
    it.at(1, 6);
    it.press('Ctrl+B');
    expect(runsOf(it)).toMatchObject([{ text: 'Hello', weight: 700 }, { text: ' world' }]);
    expect(it.typing.view()?.format?.isOn).toEqual({ bold: true, italic: false, underlined: false, struck: false });
    expect(it.text()).toBe('|Hello| world');
    it.press('Ctrl+B');
    expect(runsOf(it)).toEqual([{ text: 'Hello world' }]);
  });

  test('is kept for the next letter if nothing is selected', () => {
    const it = openTyping(['ab']);
    it.at(2);
    it.press('Ctrl+I');
    expect(it.typing.view()?.format?.isOn.italic).toBe(true);
    it.typing.format.resize(1);
    expect(it.typing.view()?.format?.size).toBe(11);
    it.type('xy');
    expect(runsOf(it)).toEqual([{ text: 'a' }, { text: 'xy', isItalic: true, size: 11 }, { text: 'b' }]);
    it.press('Ctrl+I', 'ArrowLeft');
    expect(it.typing.view()?.format?.isOn.italic).toBe(true);
  });

  test('of sizes, each by its own step', () => {
    const it = openTyping([{ runs: ['a', { text: 'b', size: 200 }] }]);
    it.at(1, 3);
    it.typing.format.resize(1);
    expect(runsOf(it)).toEqual([
      { text: 'a', size: 11 },
      { text: 'b', size: 210 },
    ]);
    expect(it.typing.view()?.format?.size).toBeUndefined();
  });

  test('of lists, alignment and colour', () => {
    const it = openTyping(['a', 'b']);
    it.at(1, 4);
    it.typing.format.list('NUMBER');
    it.typing.format.align('center');
    it.typing.format.color('accent1');
    expect(objectOf(it)).toMatchObject({
      paragraphs: [
        { listType: 'NUMBER', align: 'center' },
        { listType: 'NUMBER', align: 'center' },
      ],
    });
    expect(it.typing.view()?.format).toMatchObject({ listType: 'NUMBER', align: 'center', color: 'accent1' });
    it.press('Ctrl+Shift+8', 'Ctrl+Shift+8');
    expect(it.typing.view()?.format?.listType).toBeUndefined();
  });

  test('of all of the text, which grows with it', () => {
    const it = openTyping(['a', 'b']);
    it.at(1);
    it.typing.format.styleClass('title');
    expect(objectOf(it)).toMatchObject({ styleClass: 'title' });
    expect(objectOf(it)?.height).toBeGreaterThan(200);
    it.desk.undo();
    expect(objectOf(it)).toMatchObject({ styleClass: 'body', height: 60 });
  });

  test('[SITE-5] with links to a topic or a step', () => {
    const it = openTyping(['see here']);
    const root = it.desk.scene.root.object.id;
    it.desk.do([{ kind: 'step', id: 'first', add: { id: 'first', order: 'a0', to: root } }]);
    it.at(5, 9);
    expect(it.typing.format.lead({ kind: 'object', id: root }, 'The forest')).toBe(true);
    expect(runsOf(it)).toEqual([{ text: 'see ' }, { text: 'here', link: { kind: 'object', id: root } }]);
    expect(it.typing.view()?.format?.link).toEqual({ kind: 'object', id: root });
    it.at(7);
    expect(it.typing.format.lead({ kind: 'step', id: 'first' }, 'Beginning')).toBe(true);
    expect(runsOf(it)[1]).toEqual({ text: 'here', link: { kind: 'step', id: 'first' } });
    it.at(1);
    expect(it.typing.format.lead({ kind: 'object', id: root }, 'The forest')).toBe(true);
    expect(it.text().replaceAll('|', '')).toBe('The forestsee here');
  });

  test('with links', () => {
    const it = openTyping(['see here']);
    it.at(5, 9);
    expect(it.typing.format.link('example.org')).toBe(true);
    expect(it.typing.view()?.format?.link).toEqual({ kind: 'address', href: 'https://example.org' });
    expect(it.typing.format.link('javascript:alert(1)')).toBe(false);
    it.at(7);
    expect(it.typing.view()?.format?.link).toBeDefined();
    it.typing.format.unlink();
    expect(runsOf(it)).toEqual([{ text: 'see here' }]);
    it.at(4);
    expect(it.typing.format.link('example.org')).toBe(true);
    expect(it.text('t').replaceAll('|', '')).toBe('seeexample.org here');
  });
});

describe('the clipboard', () => {
  function transfer() {
    const data = new Map<string, string>();
    return {
      setData: (type: string, value: string) => void data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      files: [],
    };
  }

  test('cuts and pastes with formatting', async () => {
    await prepareWriting();
    const it = openTyping([{ runs: [{ text: 'Hello', weight: 700 }, ' world'] }]);
    const clipboard = transfer() as unknown as DataTransfer;
    it.at(3);
    expect(it.typing.carrying.copy(clipboard, true)).toBe(false);
    it.at(3, 8);
    expect(it.typing.carrying.copy(clipboard, true)).toBe(true);
    expect(it.text()).toBe('He|orld');
    it.at(7);
    await createClipboard(it.desk).onBring(clipboard);
    expect(it.text()).toBe('Heorldllo w|');
    expect(runsOf(it)).toMatchObject([{ text: 'He', weight: 700 }, { text: 'orld' }, { text: 'llo', weight: 700 }, { text: ' w' }]);
  });

  test('[SITE-5] tells if only the beginning of what was copied could be pasted', async () => {
    const it = openTyping(['a']);
    const clipboard = transfer();
    clipboard.setData('text/plain', 'x\n'.repeat(10_001));
    it.at(2);
    await createClipboard(it.desk).onBring(clipboard as unknown as DataTransfer);
    expect(runsOf(it)[0]).toMatchObject({ text: 'ax' });
    expect(it.desk.state().notice).toEqual({ kind: 'done', text: 'editor.pasteCut' });
  });
});
