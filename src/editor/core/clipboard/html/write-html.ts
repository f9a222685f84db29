import type { Presentation, SceneObject, TableObject } from '#model/presentation/presentation.ts';
import type { Paragraph, Run, StyleClass } from '#model/presentation/texts.ts';
import { type OutlineTopic, outlineOf } from '#model/presentation/transcript/outline.ts';
import { chartInWords } from '#model/presentation/transcript/transcript.ts';
import { CLIP_ATTRIBUTE } from '../clip.ts';

/** A presentation as other programs understand it: headings, paragraphs, lists, links and tables, in reading order. */
export function writeHtml(presentation: Presentation, json: string): string {
  return `<div ${CLIP_ATTRIBUTE}="${escaped(json)}">${topicHtml(outlineOf(presentation), presentation)}</div>`;
}

const topicHtml = ({ entries, topics }: OutlineTopic, presentation: Presentation): string =>
  [...entries.map(({ object }) => objectHtml(object, presentation)), ...topics.map((topic) => topicHtml(topic, presentation))].join('');

const headings: Partial<Record<StyleClass, string>> = { title: 'h1', subtitle: 'h2', subtitle_2: 'h3' };

function objectHtml(object: SceneObject, { assets }: Presentation): string {
  switch (object.kind) {
    case 'text':
      return paragraphsHtml(object.paragraphs, headings[object.styleClass]);
    case 'table':
      return tableHtml(object);
    case 'code':
      return `<pre><code>${escaped(object.code)}</code></pre>`;
    case 'chart':
      return wordsHtml(object.alt ? [object.title, object.alt] : chartInWords(object));
    case 'link':
      return wordsHtml([object.label || (object.alt ?? '')]);
    case 'image':
    case 'video':
      return wordsHtml([object.alt ?? assets[object.asset]?.alt ?? '']);
    default:
      return wordsHtml([object.alt ?? '']);
  }
}

const wordsHtml = (lines: readonly string[]): string =>
  lines.flatMap((line) => (line.trim() === '' ? [] : [`<p>${escaped(line)}</p>`])).join('');

function tableHtml({ rows, hasHeader }: TableObject): string {
  const lines = rows.map(({ cells }, index) => {
    const tag = hasHeader && index === 0 ? 'th' : 'td';
    const spans = (columns: number, rows: number) => (columns > 1 ? ` colspan="${columns}"` : '') + (rows > 1 ? ` rowspan="${rows}"` : '');
    return `<tr>${cells.map(({ paragraphs, columnSpan, rowSpan }) => `<${tag}${spans(columnSpan, rowSpan)}>${paragraphsHtml(paragraphs)}</${tag}>`).join('')}</tr>`;
  });
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

function paragraphsHtml(paragraphs: readonly Paragraph[], heading?: string): string {
  let html = '';
  const open: ('ul' | 'ol')[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop()}>`;
  };
  for (const { runs, listType, level, start } of paragraphs) {
    const inner = runs.map(runHtml).join('');
    if (!listType) {
      closeTo(0);
      const tag = heading ?? 'p';
      html += `<${tag}>${inner}</${tag}>`;
      continue;
    }
    const tag = listType === 'NUMBER' ? 'ol' : 'ul';
    const depth = Math.min(level, open.length) + 1;
    closeTo(depth);
    if (open.length === depth && open.at(-1) !== tag) closeTo(depth - 1);
    if (open.length === depth) html += '</li>';
    else {
      open.push(tag);
      html += `<${tag}${start === undefined ? '' : ` start="${start}"`}>`;
    }
    html += `<li>${inner}`;
  }
  closeTo(0);
  return html;
}

function runHtml({ text, weight = 400, isItalic, isUnderlined, isStruck, position, link }: Run): string {
  const tags = [
    weight >= 600 && 'strong',
    isItalic && 'em',
    isUnderlined && 'u',
    isStruck && 's',
    position && { super: 'sup', sub: 'sub' }[position],
  ].filter((tag) => typeof tag === 'string');
  const words = escaped(text).replaceAll('\n', '<br>');
  const styled = tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, words);
  return link?.kind === 'address' && text !== '' ? `<a href="${escaped(link.href)}">${styled}</a>` : styled;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);
