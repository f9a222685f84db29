import { ChangeWriter, EMPTY, type Formatting, isSame, type TextChange } from '#model/change/text/text-change.ts';
import { isBeginning, piecesOf, unitsOf } from '#model/change/text/text-units.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';

/** Writes the text of one object in place of the other's. Undefined if they are the same, or have none. */
export function textTo(former: SceneObject, next: SceneObject): TextChange | undefined {
  if (former.kind === 'text' && next.kind === 'text' && !isSame(former.paragraphs, next.paragraphs))
    return paragraphsTo(former.paragraphs, next.paragraphs);
  if (former.kind === 'code' && next.kind === 'code' && former.code !== next.code) {
    const change = new ChangeWriter();
    for (const part of [{ keep: 1 }, { insert: next.code }, { remove: former.code.length }]) change.add(part);
    return change.finish();
  }
  return undefined;
}

/** Paragraphs at either end that are the same stay. The first one always does. */
function paragraphsTo(former: readonly Paragraph[], next: readonly Paragraph[]): TextChange {
  let [start, end] = [0, 0];
  while (start < former.length && start < next.length && isSame(former[start], next[start])) start += 1;
  const most = Math.min(former.length, next.length) - Math.max(start, 1);
  while (end < most && isSame(former[former.length - 1 - end], next[next.length - 1 - end])) end += 1;
  const change = new ChangeWriter();
  change.add({ keep: unitsOf(former.slice(0, start)) });
  const gone = former.slice(start, former.length - end);
  let left = unitsOf(gone);
  for (const [place, paragraph] of next.slice(start, next.length - end).entries()) {
    const first = start === 0 && place === 0 ? gone[0] : undefined;
    if (first) {
      change.add({ keep: 1, paragraphs: differenceOf(beginningOf(first), beginningOf(paragraph)) });
      left -= 1;
    } else change.add({ begin: paragraph.id ?? '', paragraphs: beginningOf(paragraph) });
    for (const { text, ...letters } of paragraph.runs) change.add({ insert: text, letters: withoutNone(letters) });
  }
  change.add({ remove: left });
  return change.finish();
}

/** What is set at the beginning of a paragraph; that of letters to come, if it has none. */
function beginningOf(paragraph: Paragraph): Formatting {
  const [beginning] = piecesOf(paragraph);
  return beginning && isBeginning(beginning) ? beginning.format : {};
}

const differenceOf = (former: Formatting, next: Formatting): Formatting =>
  Object.fromEntries(
    [...new Set([...Object.keys(former), ...Object.keys(next)])]
      .filter((name) => !isSame(former[name], next[name]) || name === EMPTY)
      .map((name) => [name, next[name] ?? null]),
  );

const withoutNone = (format: Formatting): Formatting =>
  Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined && value !== null));
