import { strToU8, zipSync, type Zippable } from 'fflate';
import { document, type Markup, tag } from './markup.ts';
import { openRelations, type Relations, relationsName } from './relations.ts';

/** Endings whose content needs no further explanation. */
const usual: Readonly<Record<string, string>> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface Package {
  /** XML, with its content type. */
  addPart(name: string, type: string, root: Markup, relations?: Relations): void;
  addFile(name: string, bytes: Uint8Array): void;
  /** The relationships of the package itself. */
  relations: Relations;
  finish(): Uint8Array;
}

/** An Open Packaging file: parts, their types and what they refer to. */
export function openPackage(): Package {
  const files = new Map<string, Uint8Array>();
  const overrides: Markup[] = [];
  const relations = openRelations('');
  const addRelations = (part: string, own: Relations | undefined) => {
    const written = own?.write();
    if (written) files.set(relationsName(part), strToU8(written));
  };
  return {
    relations,
    addPart(name, type, root, own) {
      files.set(name, strToU8(document(root)));
      overrides.push(tag('Override', { PartName: `/${name}`, ContentType: type }));
      addRelations(name, own);
    },
    addFile: (name, bytes) => void files.set(name, bytes),
    finish() {
      addRelations('', relations);
      const endings = new Set([...files.keys()].map((name) => name.slice(name.lastIndexOf('.') + 1)));
      const defaults = Object.entries(usual).filter(([ending]) => ending === 'xml' || endings.has(ending));
      const types = tag(
        'Types',
        { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
        ...defaults.map(([Extension, ContentType]) => tag('Default', { Extension, ContentType })),
        ...overrides,
      );
      // Programs recognise the format by its first file.
      const zipped: Zippable = { '[Content_Types].xml': strToU8(document(types)) };
      for (const [name, bytes] of files) zipped[name] = /\.(?:png|jpeg|gif|xlsx)$/.test(name) ? [bytes, { level: 0 }] : bytes;
      // A fixed date: the same presentation gives the same bytes.
      return zipSync(zipped, { level: 6, mtime: new Date(1980, 0, 1) });
    },
  };
}
