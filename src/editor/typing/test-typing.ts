import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Run } from '#model/presentation/texts.ts';
import { tableMeasure } from '#model/text/test-layout.ts';
import { textOf } from '../core/selection/text-of.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createTyping } from './typing.ts';

/** Letters are 5 wide and lines 15 high. */
export const small = { size: 10, lineHeight: 1.5, family: 'body', weight: 400, letterSpacing: 0 };

/** A text `t` with its upper left corner at 100, 100, a table `table` at 100, 400, code `code` at 500, 100; one unit is one pixel. */
export function openTyping(paragraphs: readonly unknown[] = ['Hello world', 'again'], more: object = {}) {
  const place = (id: string, x: number, y: number, width: number, height: number) => ({
    id,
    x: x + width / 2,
    y: y + height / 2,
    width,
    height,
  });
  const document = {
    title: 'A test',
    root: {
      width: 1000,
      height: 800,
      children: [
        { kind: 'text', ...place('t', 100, 100, 200, 60), style: small, paragraphs, ...more },
        {
          kind: 'table',
          ...place('table', 100, 400, 200, 100),
          fontSize: 10,
          columns: [1, 1],
          rows: [
            [
              { id: 'a', paragraphs: ['one'] },
              { id: 'b', paragraphs: ['two'] },
            ],
            [
              { id: 'c', paragraphs: ['three'] },
              { id: 'd', paragraphs: [''] },
            ],
          ],
        },
        { kind: 'code', ...place('code', 500, 100, 300, 200), fontSize: 10, codeLanguage: 'js', code: 'if (a)\n  b();' },
      ],
    },
  };
  const opened = openTestDesk(document, tableMeasure);
  const { desk } = opened;
  const typing = createTyping(desk, { isMac: false });
  const field = { value: '', start: 0, end: 0, isBackward: false };
  /** As the page does after each change. */
  const show = () => {
    const view = typing.view();
    if (!view || view.isComposing) return;
    const { value, start, end, isBackward } = view.mirror;
    Object.assign(field, { value, start, end, isBackward });
    typing.field.shown(view.mirror);
  };
  const it = {
    ...opened,
    desk,
    typing,
    field,
    show,
    at(anchor: number, focus = anchor, id = 't', part?: string): void {
      desk.select({ kind: 'text', within: { parent: desk.scene.root.object.id }, id, ...(part !== undefined && { part }), anchor, focus });
      show();
    },
    /** A line for each paragraph, `|` where the selection begins and ends. */
    text(id = 't', part?: string): string {
      const units = (textOf(desk.draft, { id, part }) ?? []).map(({ runs }) => `\n${runs.map(({ text }) => text).join('')}`).join('');
      const { selection } = desk.state();
      if (selection.kind !== 'text' || selection.id !== id || selection.part !== part) return units.slice(1);
      const places = [...new Set([selection.anchor, selection.focus])].toSorted((one, other) => other - one);
      return places.reduce((all, offset) => `${all.slice(0, offset)}|${all.slice(offset)}`, units).slice(1);
    },
    /** Keys as in `Ctrl+B`, or letters that come into the field. */
    press(...keys: readonly string[]): void {
      for (const all of keys) {
        const parts = all.split('+');
        const key = parts.at(-1) ?? '';
        const has = (name: string) => parts.slice(0, -1).includes(name);
        typing.key({ key, code: '', ctrlKey: has('Ctrl'), metaKey: false, altKey: has('Alt'), shiftKey: has('Shift') });
        show();
      }
    },
    type(letters: string): void {
      for (const letter of letters) {
        it.into(letter);
        show();
      }
    },
    /** What the browser does with letters, without showing the field anew. */
    into(letters: string, replaces = field.end - field.start): void {
      const { value, end } = field;
      const from = end - replaces;
      field.value = value.slice(0, from) + letters + value.slice(end);
      field.start = field.end = from + letters.length;
      typing.field.input({ ...field });
    },
    /** What an input method does: each of these replaces the one before. */
    compose(...drafts: readonly string[]): void {
      typing.field.beginComposition();
      let length = field.end - field.start;
      for (const draft of drafts) {
        it.into(draft, length);
        typing.field.compose({ ...field }, draft);
        length = draft.length;
        show();
      }
      typing.field.endComposition({ ...field });
      show();
    },
  };
  return it;
}

type OpenTyping = ReturnType<typeof openTyping>;

export const objectOf = (it: OpenTyping, id = 't'): SceneObject | undefined => it.desk.draft.entries.get(id)?.object;

export const runsOf = (it: OpenTyping): Run[] => (textOf(it.desk.draft, { id: 't' }) ?? []).flatMap(({ runs }) => runs);
