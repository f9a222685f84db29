import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene } from '#model/scene/scene.ts';
import type { DocumentPlan, TagNode } from './page-plan.ts';
import { planDocument } from './plan-document.ts';

export type Wire = Record<string, unknown>;

export const text = (id: string, x: number, y: number, more: Wire = {}): Wire => ({
  kind: 'text',
  id,
  x,
  y,
  width: 300,
  height: 60,
  paragraphs: id,
  ...more,
});
export const topic = (id: string, x: number, y: number, children: Wire[] = [], more: Wire = {}): Wire => ({
  kind: 'topic',
  id,
  title: id,
  x,
  y,
  width: 800,
  height: 450,
  scale: 0.5,
  children,
  ...more,
});

/** Plans a 1920 × 1080 canvas with these children. */
export const planOf = (children: Wire[], more: Wire = {}): DocumentPlan =>
  planDocument(
    indexScene(parsePresentation({ title: 'All', root: { id: 'root', width: 1920, height: 1080, children }, ...more }).presentation),
  );

export const allTags = (tag: TagNode): TagNode[] => [tag, ...tag.children.flatMap(allTags)];

/** The content of each page's elements. */
export const contents = ({ pages }: DocumentPlan): string[][] =>
  pages.map(({ tags }) => allTags(tags).flatMap(({ content }) => content ?? []));

/** Roles with their content and their children. */
export const drawn = ({ role, content, children }: TagNode): string =>
  `${role}${content === undefined ? '' : `=${content}`}${children.length > 0 ? `(${children.map(drawn).join(' ')})` : ''}`;

/** The elements of a page, without the page itself. */
export const page = ({ pages }: DocumentPlan, index: number): string[] => (pages[index]?.tags.children ?? []).map(drawn);
