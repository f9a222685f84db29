import { type SourceLine } from './fenced-lines.ts';
import { readYaml } from './front-matter.ts';
import type { Dialect, Properties } from './slide-source.ts';

const slidevKeys = [
  'drawings',
  'transition',
  'mdc',
  'comark',
  'colorschema',
  'highlighter',
  'themeconfig',
  'aspectratio',
  'canvaswidth',
  'layout',
  'fonts',
  'routermode',
  'monaco',
  'twoslash',
  'linenumbers',
  'info',
  'favicon',
];
const marpKeys = ['marp', 'headingdivider', 'paginate', '_class', '_paginate', 'backgroundcolor', 'size'];
const revealKeys = ['revealoptions', 'separator', 'verticalseparator', 'noteseparator', 'highlighttheme', 'css', 'scripts'];

/** Properties written openly at the top of a slide; no slide begins with such a word as its text. */
export const remarkProperty =
  /^\s*(?:<!--\s*)?(name|class|layout|template|count|exclude|background-image|background-color|background-size|background-position)\s*:\s*(.*?)(?:\s*-->)?\s*$/i;

/** Detects the dialect by syntax that only one of them uses. */
export function dialectOf(properties: Properties, lines: readonly SourceLine[]): Dialect {
  const has = (keys: readonly string[]) => keys.some((key) => properties.has(key));
  const open = lines.filter(({ isCovered }) => !isCovered).map(({ text }) => text);
  const any = (pattern: RegExp) => open.some((line) => pattern.test(line));
  if (
    properties.get('marp') === true ||
    any(/!\[[^\]]*\bbg\b[^\]]*\]\(/) ||
    any(/<!--\s*_?(?:class|backgroundColor|backgroundImage|color|paginate|header|footer|theme)\s*:/)
  )
    return 'marp';
  if (has(revealKeys) || any(/<!--\s*\.(?:slide|element)\s*:/)) return 'reveal';
  if (any(/^\?\?\?\s*$/)) return 'remark';
  if (has(slidevKeys) || any(/^::\w+::\s*$/) || any(/<v-?click|\sv-click|\sv-after/i) || hasSlideMatter(lines)) return 'slidev';
  if (any(/^\.[\w.-]+\[/) || hasOpenProperties(lines)) return 'remark';
  if (has(marpKeys)) return 'marp';
  if (any(/^--(?:--)?\s*$/) || (any(/^notes?:/i) && any(/^---\s*$/))) return 'reveal';
  return 'plain';
}

const isRule = ({ text, isCovered }: SourceLine) => !isCovered && /^---\s*$/.test(text);

/** Whether any slide but the first has properties between two lines of dashes. */
function hasSlideMatter(lines: readonly SourceLine[]): boolean {
  return lines.some((line, index) => {
    const matter = index < 20_000 && isRule(line) ? matterAfter(lines, index) : undefined;
    // What looks like a YAML comment may just as well be the heading of a slide with properties.
    return matter !== undefined && !lines.slice(index, matter.end).some(({ text }) => text.startsWith('#'));
  });
}

/** The properties right after a line of dashes, if another such line ends them. */
export function matterAfter(lines: readonly SourceLine[], index: number): { properties: Properties; end: number } | undefined {
  if (!/^[\w$-]+\s*:/.test(lines[index + 1]?.text ?? '')) return undefined;
  for (let end = index + 2; end < Math.min(lines.length, index + 60); end += 1) {
    const line = lines[end];
    if (!line || (line.text.trim() === '' && lines[end + 1]?.text.startsWith('#'))) return undefined;
    if (!isRule(line)) continue;
    const properties = readYaml(
      lines
        .slice(index + 1, end)
        .map(({ text }) => text)
        .join('\n'),
    );
    return properties && { properties, end };
  }
  return undefined;
}

const hasOpenProperties = (lines: readonly SourceLine[]): boolean =>
  lines.some((line, index) => {
    if (index > 0 && !isRule(line)) return false;
    const first = lines.slice(index === 0 && !isRule(line) ? 0 : index + 1, index + 6).find(({ text }) => text.trim() !== '');
    return first !== undefined && remarkProperty.test(first.text);
  });
