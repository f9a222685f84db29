import { tag, words } from '../package/markup.ts';
import { slideNamespaces } from '../package/namespaces.ts';
import type { Package } from '../package/pack-parts.ts';

/** What is said about the file as a whole. */
export interface Description {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  madeAt: Date;
}

const core = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';

export function addProperties(parts: Package, { title, author, language, madeAt }: Description, slideCount: number): void {
  const at = `${madeAt.toISOString().slice(0, 19)}Z`;
  const when = (name: string) => tag(`dcterms:${name}`, { 'xsi:type': 'dcterms:W3CDTF' }, words(at));
  parts.addPart(
    'docProps/core.xml',
    'application/vnd.openxmlformats-package.core-properties+xml',
    tag(
      'cp:coreProperties',
      {
        'xmlns:cp': `${core}/metadata/core-properties`,
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      tag('dc:title', {}, words(title)),
      tag('dc:creator', {}, words(author)),
      tag('dc:language', {}, words(language)),
      when('created'),
      when('modified'),
    ),
  );
  parts.addPart(
    'docProps/app.xml',
    'application/vnd.openxmlformats-officedocument.extended-properties+xml',
    tag(
      'Properties',
      { xmlns: `${office}/extended-properties` },
      tag('Application', {}, words('Lectern')),
      tag('Slides', {}, words(String(slideCount))),
    ),
  );
  parts.relations.to(`${core}/relationships/metadata/core-properties`, 'docProps/core.xml');
  parts.relations.to('extended-properties', 'docProps/app.xml');
}

/** Parts that programs expect and that say nothing. */
export function addSettings(parts: Package): string[] {
  const settings = [
    ['presProps', tag('p:presentationPr', slideNamespaces)],
    ['viewProps', tag('p:viewPr', slideNamespaces)],
    ['tableStyles', tag('a:tblStyleLst', { 'xmlns:a': slideNamespaces['xmlns:a'], def: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}' })],
  ] as const;
  for (const [name, root] of settings)
    parts.addPart(`ppt/${name}.xml`, `application/vnd.openxmlformats-officedocument.presentationml.${name}+xml`, root);
  return settings.map(([name]) => name);
}
