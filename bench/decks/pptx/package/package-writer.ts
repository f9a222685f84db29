import { posix } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { escape } from '../markup.ts';
import { inStrict } from './strict.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Relationship {
  id: string;
  type: string;
  target: string;
  isExternal: boolean;
}

/** A part of the package; a relationship gets an id when it is made. */
export class PackagePart {
  readonly name: string;
  readonly type: string;
  content: string | Uint8Array;
  readonly #relationships: Relationship[] = [];

  constructor(name: string, type: string, content: string | Uint8Array) {
    [this.name, this.type, this.content] = [name, type, content];
  }

  /** `kind` is the last word of an office type, or a whole one. */
  relate(kind: string, target: PackagePart | string): string {
    const id = `rId${this.#relationships.length + 1}`;
    const isExternal = typeof target === 'string';
    this.#relationships.push({
      id,
      type: kind.includes('/') ? kind : `${office}/${kind}`,
      target: isExternal ? target : posix.relative(posix.dirname(this.name), target.name),
      isExternal,
    });
    return id;
  }

  relationships(): string | undefined {
    if (this.#relationships.length === 0) return undefined;
    const entries = this.#relationships.map(
      ({ id, type, target, isExternal }) =>
        `<Relationship Id="${id}" Type="${type}" Target="${escape(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`,
    );
    return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
  }
}

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const endings: Readonly<Record<string, string>> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  wav: 'audio/wav',
  fntdata: 'application/x-fontdata',
};

/** Collects parts and zips them. */
export class PackageWriter {
  readonly #parts: PackagePart[] = [];
  /** The package itself, from which the first relationships start. */
  readonly root = new PackagePart('package', '', '');

  /** `#` in the name stands for the next free number. Types of media follow from the ending. */
  add(name: string, content: string | Uint8Array = '', type = ''): PackagePart {
    const [before = '', after = ''] = name.split('#');
    const same = this.#parts.filter((part) => part.name.startsWith(before) && part.name.endsWith(after));
    const part = new PackagePart(name.replace('#', String(same.length + 1)), type, content);
    this.#parts.push(part);
    return part;
  }

  /** The parts whose names begin like this. */
  named(start: string): PackagePart[] {
    return this.#parts.filter(({ name }) => name.startsWith(start));
  }

  zip(isStrict: boolean): Uint8Array {
    const files: Record<string, Uint8Array> = { '[Content_Types].xml': strToU8(this.#contentTypes()) };
    const write = (text: string) => strToU8(isStrict ? inStrict(text) : text);
    for (const part of [this.root, ...this.#parts]) {
      const [folder, base] = [posix.dirname(part.name), posix.basename(part.name)];
      const relationships = part.relationships();
      if (relationships) files[part === this.root ? '_rels/.rels' : `${folder}/_rels/${base}.rels`] = write(relationships);
      if (part !== this.root) files[part.name] = typeof part.content === 'string' ? write(declaration + part.content) : part.content;
    }
    return zipSync(files, { level: 6, mtime: new Date(2020, 0, 1) });
  }

  #contentTypes(): string {
    const used = new Set(['rels', 'xml', ...this.#parts.map(({ name }) => posix.extname(name).slice(1))]);
    const defaults = [...used].map((ending) => `<Default Extension="${ending}" ContentType="${endings[ending] ?? ''}"/>`);
    const overrides = this.#parts
      .filter(({ type }) => type !== '')
      .map(({ name, type }) => `<Override PartName="/${name}" ContentType="${type}"/>`);
    return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${defaults.join('')}${overrides.join('')}</Types>`;
  }
}
