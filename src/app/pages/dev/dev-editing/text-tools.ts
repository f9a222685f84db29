import { deleteFrom } from '#model/change/text/editing/delete-text.ts';
import { toggleLetters, togglesIn } from '#model/change/text/editing/format-letters.ts';
import { paragraphFormattingOf } from '#model/change/text/editing/format-paragraphs.ts';
import { insertLink, setLink } from '#model/change/text/editing/links.ts';
import { setList } from '#model/change/text/editing/lists.ts';
import type { Edit } from '#model/change/text/editing/places.ts';
import { breakParagraph, typeText } from '#model/change/text/editing/type-text.ts';
import { unitsOf } from '#model/change/text/text-units.ts';
import type { Paragraph, TextStyle } from '#model/presentation/texts.ts';

export type TextTool = 'insert' | 'delete' | 'bold' | 'list' | 'link' | 'paragraph';

/** What a tool does at the end of a text, or to all of it. Words are what to insert, or where a link leads. */
export function applyTool(tool: TextTool, paragraphs: readonly Paragraph[], style: TextStyle, words: string, newId: () => string): Edit {
  const to = unitsOf(paragraphs);
  const [end, all] = [
    { from: to, to },
    { from: 1, to },
  ];
  switch (tool) {
    case 'insert':
      return typeText(paragraphs, end, words, { newId });
    case 'delete':
      return deleteFrom(paragraphs, to, to - 1, false);
    case 'bold':
      return toggleLetters(paragraphs, all, togglesIn(style).bold);
    case 'list':
      return setList(paragraphs, all, paragraphFormattingOf(paragraphs, all).listType === 'BULLET' ? undefined : 'BULLET');
    case 'link': {
      const link = { kind: 'address', href: words } as const;
      return to === 1 ? insertLink(paragraphs, end, '', link) : setLink(paragraphs, all, words ? link : undefined);
    }
    case 'paragraph':
      return breakParagraph(paragraphs, end, newId);
  }
}
