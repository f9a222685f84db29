import type { Archive } from '../../archive/archive.ts';
import { ImportProblem } from '../../problems.ts';
import { attributeOf, parseXml, type XmlElement } from '../../xml/xml.ts';
import type { OfficePackage, Part, Relationship } from '../slide-context.ts';
import { officePrefixes } from './namespaces.ts';
import { plainMarkup } from './plain-markup.ts';

/** Problems that make the whole file unreadable, not only a part of it. */
const grave = new Set(['too-large', 'encrypted']);

/** Parsed elements take thirty times the memory. */
const MOST_XML = 16 * 1024 * 1024;

export interface OpenPackage extends OfficePackage {
  /** The relationships of the named part; those of the package itself for `''`. */
  relationshipsOf(name: string): ReadonlyMap<string, Relationship>;
  /** Frees the memory of a finished slide, and of what belongs to it alone. */
  forget(slide: Part): void;
}

const shared = new Set(['slide', 'slideLayout', 'slideMaster', 'theme']);

/** The parts of an Office file (ECMA-376, part 2) by name, following relationships only within it. */
export function openPackage(archive: Archive): OpenPackage {
  const parts = new Map<string, Part | undefined>();

  function parse(name: string): XmlElement | undefined {
    try {
      const bytes = archive.read(name);
      return bytes && bytes.length <= MOST_XML ? plainMarkup(parseXml(bytes, officePrefixes)) : undefined;
    } catch (problem) {
      if (problem instanceof ImportProblem && !grave.has(problem.code)) return undefined;
      throw problem;
    }
  }

  function relationshipsOf(name: string): Map<string, Relationship> {
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const known = new Map<string, Relationship>();
    for (const element of parse(`${folder}_rels/${name.slice(folder.length)}.rels`)?.children ?? []) {
      const [id, target] = [attributeOf(element, 'Id'), attributeOf(element, 'Target')];
      if (id === undefined || target === undefined) continue;
      const isExternal = attributeOf(element, 'TargetMode')?.toLowerCase() === 'external';
      const type = attributeOf(element, 'Type')?.split('/').at(-1) ?? '';
      known.set(id, { id, type, target: isExternal ? target : nameOf(folder, target), isExternal });
    }
    return known;
  }

  /** Targets are URLs: special characters may be written as `%20`, and the archive may have either form. */
  function nameOf(folder: string, target: string): string {
    const name = resolve(folder, target);
    if (!name.includes('%') || archive.has(name)) return name;
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  }

  function part(name: string): Part | undefined {
    if (!parts.has(name)) {
      const xml = parse(name);
      parts.set(name, xml && { name, xml, relationships: relationshipsOf(name) });
    }
    return parts.get(name);
  }

  return {
    part,
    bytes: (name) => archive.read(name),
    related: (from, type) =>
      [...from.relationships.values()].flatMap((relationship) =>
        relationship.type === type && !relationship.isExternal ? (part(relationship.target) ?? []) : [],
      ),
    relationshipsOf,
    forget(slide) {
      parts.delete(slide.name);
      for (const { type, target } of slide.relationships.values()) if (!shared.has(type)) parts.delete(target);
    },
  };
}

/** From a part's folder to another part; never outside the package. */
function resolve(folder: string, target: string): string {
  const way = target.startsWith('/') ? target : folder + target;
  const steps: string[] = [];
  for (const step of way.split(/[?#]/, 1)[0]?.replaceAll('\\', '/').split('/') ?? []) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
