import type { PdfFile } from '../file/pdf-file.ts';
import { named, text, type Ref } from '../file/values.ts';

/** The tree of a document's structure, page after page: what is written is not kept. */
export interface StructureTree {
  /** What the elements of a page belong to. */
  document: Ref;
  /** A number under which a stream or an annotation finds its elements again. */
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
