import { attributeOf, childOf, childrenOf } from '../../xml/xml.ts';
import type { Part } from '../slide-context.ts';

export interface Section {
  title: string;
  /** The `id` of `p:sldId`, not of a relationship. */
  slideIds: string[];
}

/** Reads the sections of `ppt/presentation.xml`, leaving out those without slides; empty if there are none. */
export function readSections(presentation: Part): Section[] {
  const lists = childrenOf(childOf(presentation.xml, 'p:extLst'), 'p:ext').flatMap((extension) => childrenOf(extension, 'p14:sectionLst'));
  return lists
    .flatMap((list) => childrenOf(list, 'p14:section'))
    .map((section) => ({
      title: attributeOf(section, 'name')?.trim() ?? '',
      slideIds: childrenOf(childOf(section, 'p14:sldIdLst'), 'p14:sldId').flatMap((slide) => attributeOf(slide, 'id') ?? []),
    }))
    .filter(({ slideIds }) => slideIds.length > 0);
}
