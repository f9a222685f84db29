import { makeEditable } from '#model/change/editable.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Presentation } from '#model/presentation/presentation.ts';

export const reef = {
  schemaVersion: 2,
  title: 'Light in the deep',
  assets: { fish: { kind: 'image', source: '/files/images/a.png', width: 4, height: 3 } },
  root: {
    id: 'root',
    title: 'Sea',
    width: 4000,
    height: 3000,
    children: [
      {
        kind: 'topic',
        id: 'abyss',
        title: 'The abyss',
        x: 1000,
        y: 1000,
        width: 400,
        height: 300,
        children: [{ kind: 'text', id: 'words', x: 50, y: 50, width: 90, height: 20, paragraphs: ['Dark', 'and cold'] }],
      },
      { kind: 'topic', id: 'reef', title: 'Reef', x: 2000, y: 1000, width: 400, height: 300, children: [] },
      { kind: 'image', id: 'picture', x: 300, y: 300, width: 40, height: 30, asset: 'fish' },
      { kind: 'code', id: 'code', x: 500, y: 300, width: 40, height: 30, code: 'let a = 1;', codeLanguage: 'ts' },
      { kind: 'text', id: 'link', x: 50, y: 50, paragraphs: ['Down'], link: { kind: 'object', id: 'abyss' } },
    ],
  },
  path: [
    { id: 'one', title: 'All', to: 'root' },
    { id: 'two', title: 'Down', to: 'abyss', notes: 'Slowly' },
  ],
};

/** As a draft of this document would have it. */
export const editableOf = (document: unknown): Presentation => makeEditable(parsePresentation(document).presentation);
