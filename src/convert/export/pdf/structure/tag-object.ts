import { MOST_LINES } from '#model/paint/forms/code/code-form.ts';
import type { Link } from '#model/presentation/link.ts';
import type { CodeObject, Presentation, SceneObject, TextObject } from '#model/presentation/presentation.ts';
import { chartInWords } from '#model/presentation/transcript/transcript.ts';
import type { TagNode, TagRole } from './page-plan.ts';
import { tagParagraphs } from './tag-paragraphs.ts';
import { tagTable } from './tag-table.ts';
import { tongue } from './tongue.ts';

/** What is read of an object; undefined for decoration. `heading` gives the level if the object is a heading. */
export function tagObject(object: SceneObject, presentation: Presentation, heading: TagRole | undefined): TagNode[] {
  const { id, alt, link } = object;
  const { language } = presentation;
  const away = link ? [tagLink(link, alt, id)] : [];
  switch (object.kind) {
    case 'text':
      return tagText(object, language, heading);
    case 'table':
      return [...(object.rows.length === 0 ? [] : [tagTable(object, language)]), ...away];
    case 'code':
      return [tagCode(object), ...away];
    case 'link':
      return link ? [tagLink(link, object.label || alt, id)] : [];
    default: {
      const words = altOf(object, presentation);
      if (!words) return away;
      const figure: TagNode = { role: 'Figure', alt: words, content: id, children: [] };
      return [link ? { role: 'P', children: [{ role: 'Link', children: [figure] }] } : figure];
    }
  }
}

const tagCode = ({ id, alt, code }: CodeObject): TagNode => ({
  role: 'P',
  ...(alt && { title: alt }),
  children: code
    .split(/\r\n?|\n/)
    .slice(0, MOST_LINES)
    .flatMap((line, index): TagNode[] => (line.trim() === '' ? [] : [{ role: 'Code', content: `${id}#p${index}`, children: [] }])),
});

/** Text that is linked as a whole becomes one link, whatever its paragraphs. */
function tagText({ id, paragraphs, link, language: own }: TextObject, language: string, heading: TagRole | undefined): TagNode[] {
  const tags = tagParagraphs(paragraphs, `${id}#`, own ?? language);
  if (tags.length === 0) return [];
  if (!heading && !link) return tags.map((tag) => ({ ...tongue(own, language), ...tag }));
  const said = own ?? paragraphs.find((paragraph) => paragraph.language !== undefined)?.language;
  const role = heading ?? 'P';
  return [
    {
      role,
      ...tongue(said, language),
      ...(link ? { children: [{ role: 'Link', content: id, children: [] }] } : { content: id, children: [] }),
    },
  ];
}

/** Without a label, a link is named after its target. */
function tagLink(link: Link, label: string | undefined, content: string): TagNode {
  const alt = label || (link.kind === 'address' ? link.href : undefined);
  return { role: 'P', children: [{ role: 'Link', ...(alt && { alt }), content, children: [] }] };
}

function altOf(object: SceneObject, { assets }: Presentation): string | undefined {
  // A topic is read through its content.
  if (object.kind === 'topic') return undefined;
  if (object.kind === 'chart') return sentences(object.alt ? [object.title, object.alt] : chartInWords(object));
  return object.alt ?? (object.kind === 'image' || object.kind === 'video' ? assets[object.asset]?.alt : undefined);
}

const sentences = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?…。！？؟]$/.test(line) ? line : `${line}.`))
    .join(' ');
