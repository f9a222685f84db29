import { parseDocument } from 'yaml';
import type { Properties } from './slide-source.ts';

const LONGEST = 100_000;

/** Parses a YAML mapping; undefined for anything else. */
export function readYaml(source: string): Properties | undefined {
  if (source.length > LONGEST || !/^\s*["']?[\w$.-]+["']?\s*:/m.test(source)) return undefined;
  try {
    // Aliases are rejected, so nothing can expand exponentially.
    const document = parseDocument(source, { logLevel: 'silent', prettyErrors: false, uniqueKeys: false });
    if (document.errors.length > 0) return undefined;
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return new Map(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]));
  } catch {
    return undefined;
  }
}

/** Splits off the front matter, between two lines of dashes at the top. */
export function takeFrontMatter(text: string): { properties: Properties; rest: string } {
  const match = /^\s*---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)/.exec(text.slice(0, LONGEST));
  const properties = match && readYaml(match[1] ?? '');
  return properties && match ? { properties, rest: text.slice(match[0].length) } : { properties: new Map(), rest: text };
}
