import type { Paragraph } from '#model/presentation/texts.ts';
import type { TagNode } from './page-plan.ts';
import { tongue } from './tongue.ts';

const numberings = { BULLET: ['Disc', 'Circle', 'Square'], NUMBER: ['Decimal', 'LowerAlpha', 'LowerRoman'] } as const;

/** Derived from the first marker, if the author chose one. */
function ownNumbering({ listType, marker }: Paragraph): TagNode['numbering'] {
  const [letters] = /[a-z]+/i.exec(marker ?? '') ?? [];
  if (listType !== 'NUMBER' || marker === undefined) return undefined;
  if (!letters || /\d/.test(marker)) return 'Decimal';
  const kind = /^[ivx]+$/i.test(letters) ? 'Roman' : 'Alpha';
  return letters === letters.toLowerCase() ? `Lower${kind}` : `Upper${kind}`;
}

export const isBlank = ({ runs }: Paragraph): boolean => runs.every(({ text }) => text.trim() === '');

interface OpenList {
  list: TagNode;
  level: number;
  listType: Paragraph['listType'];
}

/** Tags paragraphs, with lists nested in list items. `place` is the painter's name for where they are. */
export function tagParagraphs(paragraphs: readonly Paragraph[], place: string, language: string): TagNode[] {
  const tags: TagNode[] = [];
  let open: OpenList[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const { listType, level } = paragraph;
    const content = `${place}p${index}`;
    const own = tongue(paragraph.language, language);
    if (listType === undefined) open = [];
    if (isBlank(paragraph)) continue;
    if (listType === undefined) {
      tags.push({ role: 'P', content, children: [], ...own });
      continue;
    }
    open = open.filter((each) => each.level < level || (each.level === level && each.listType === listType));
    let here = open.at(-1);
    if (here?.level !== level) {
      const body = here?.list.children.at(-1)?.children.at(-1);
      here = {
        list: { role: 'L', numbering: ownNumbering(paragraph) ?? numberings[listType][level % 3] ?? 'Disc', children: [] },
        level,
        listType,
      };
      (body?.children ?? tags).push(here.list);
      open.push(here);
    }
    here.list.children.push({
      role: 'LI',
      children: [
        { role: 'Lbl', content: `${content}*`, children: [] },
        { role: 'LBody', content, children: [] },
      ],
      ...own,
    });
  }
  return tags;
}
