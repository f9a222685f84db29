import { parse, type ChildNode, type Container } from 'postcss';

/** The styles that markup can need for its first paint: a part of the page's styles, in the same order. */
export function firstStyles(sheet: string, markup: string): string {
  const rules = rulesOf(sheet);
  const names = new Set(['html', 'body', 'root']);
  for (const [, tag = ''] of markup.matchAll(/<([a-z][\w-]*)/g)) names.add(tag);
  for (const [, list = ''] of markup.matchAll(/\sclass="([^"]*)"/g)) for (const name of list.split(/\s+/)) names.add(`.${name}`);
  const key = [...names].sort().join(' ');
  let found = rules.found.get(key);
  if (found === undefined) {
    found = select(rules.nodes, names);
    if (rules.found.size >= MOST_KEPT) rules.found.clear();
    rules.found.set(key, found);
  }
  return found;
}

/** Of each sheet. Pages of one kind have few different beginnings. */
const MOST_KEPT = 50;

interface Rules {
  nodes: readonly Node[];
  /** By the names in the markup. */
  found: Map<string, string>;
}
const sheets = new Map<string, Rules>();

function rulesOf(sheet: string): Rules {
  let rules = sheets.get(sheet);
  if (!rules) {
    rules = { nodes: readNodes(parse(sheet)), found: new Map() };
    sheets.set(sheet, rules);
  }
  return rules;
}

type Node =
  /** Needed if all names of one of its selectors are in the markup. */
  | { kind: 'rule'; text: string; selectors: readonly (readonly string[])[] }
  | { kind: 'group'; name: string; nodes: readonly Node[] }
  /** Needed if a rule refers to it. */
  | { kind: 'keyframes'; text: string; name: string }
  | { kind: 'other'; text: string };

const readNodes = (container: Container<ChildNode>): Node[] => (container.nodes ?? []).flatMap(readNode);

function readNode(node: ChildNode): Node[] {
  if (node.type === 'rule') return [{ kind: 'rule', text: String(node), selectors: node.selectors.map(namesIn) }];
  if (node.type !== 'atrule') return [];
  if (node.name === 'keyframes') return [{ kind: 'keyframes', text: String(node), name: node.params }];
  // A font file is requested as soon as a text needs it, and must not compete with the first paint.
  if (node.name === 'font-face') return String(node).includes('url(') ? [] : [{ kind: 'other', text: String(node) }];
  if (!node.nodes) return [{ kind: 'other', text: `${String(node)};` }];
  return [{ kind: 'group', name: `@${node.name} ${node.params}`, nodes: readNodes(node) }];
}

/** Classes and tags that must be there for a selector to match. Whatever is in parentheses may or may not be. */
function namesIn(selector: string): string[] {
  let rest = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replaceAll(/\([^()]*\)/g, '')];
  return rest.replaceAll(/::?[\w-]+/g, '').match(/\.?[a-z_][\w-]*/gi) ?? [];
}

function select(nodes: readonly Node[], names: ReadonlySet<string>): string {
  const chosen = write(nodes, names);
  const used = nodes.flatMap((node) => (node.kind === 'keyframes' && chosen.includes(node.name) ? [node.text] : []));
  return used.join('') + chosen;
}

function write(nodes: readonly Node[], names: ReadonlySet<string>): string {
  return nodes
    .map((node) => {
      if (node.kind === 'other') return node.text;
      if (node.kind === 'rule') return node.selectors.some((each) => each.every((name) => names.has(name))) ? node.text : '';
      if (node.kind === 'keyframes') return '';
      const inner = write(node.nodes, names);
      return inner && `${node.name}{${inner}}`;
    })
    .join('');
}
