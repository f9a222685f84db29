import type { PdfFile } from '../file/pdf-file.ts';
import { named, text, type Ref } from '../file/values.ts';

/** The structure tree of a document, built page by page: what has been written is not kept. */
export interface StructureTree {
  /** The parent of each page's elements. */
  document: Ref;
  /** A key by which a stream or an annotation finds its elements. */
  nextKey(): number;
  setParents(key: number, value: string): void;
  addPage(element: Ref): void;
  /** Returns the root. */
  finish(language: string, title: string): Ref;
}

export function openStructureTree(file: PdfFile): StructureTree {
  const document = file.reserve();
  const parents: string[] = [];
  const pages: Ref[] = [];
  return {
    document,
    nextKey: () => parents.push('null') - 1,
    setParents(key, value) {
      parents[key] = value;
    },
    addPage: (element) => void pages.push(element),
    finish(language, title) {
      const root = file.reserve();
      file.write(`<</S/Document/P ${named(root)}/Lang${text(language)}/T${text(title)}/K[${pages.map(named).join(' ')}]>>`, document);
      return file.write(
        `<</Type/StructTreeRoot/K ${named(document)}/ParentTree<</Nums[${parents.map((value, key) => `${key} ${value}`).join(' ')}]>>/ParentTreeNextKey ${parents.length}>>`,
        root,
      );
    },
  };
}
