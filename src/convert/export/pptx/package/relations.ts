import { document, type Markup, tag } from './markup.ts';
import { packageRelationships, relationships } from './namespaces.ts';

/** What a part refers to. The same target has one id. */
export interface Relations {
  /** To another part of the package. */
  to(type: string, part: string): string;
  /** To an address outside. */
  out(type: string, address: string): string;
  write(): Markup | undefined;
}

/** `part`: the name of the part that refers to others; empty for the package itself. */
export function openRelations(part: string): Relations {
  const ids = new Map<string, string>();
  const written: Markup[] = [];
  const add = (type: string, target: string, isOutside: boolean): string => {
    const key = JSON.stringify([type, target, isOutside]);
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `rId${ids.size + 1}`;
    ids.set(key, id);
    const full = type.includes('/') ? type : `${relationships}/${type}`;
    written.push(tag('Relationship', { Id: id, Type: full, Target: target, TargetMode: isOutside ? 'External' : undefined }));
    return id;
  };
  return {
    to: (type, target) => add(type, nearest(part, target), false),
    out: (type, address) => add(type, address, true),
    write: () => (written.length > 0 ? document(tag('Relationships', { xmlns: packageRelationships }, ...written)) : undefined),
  };
}

/** Some programs do not read absolute targets. */
function nearest(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  let shared = 0;
  while (shared < here.length && here[shared] === there[shared]) shared += 1;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}

/** The part that holds the relationships of a part. */
export const relationsName = (part: string): string => {
  const cut = part.lastIndexOf('/') + 1;
  return `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`;
};
