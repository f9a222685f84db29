import type { ObjectId } from '#model/presentation/presentation.ts';
import type { OutlineTopic } from '#model/presentation/transcript/outline.ts';
import type { Bookmark } from './page-plan.ts';
import { nameOf } from './readings.ts';

/** The overview, then the visited topics in path order, nested as they are; without topics, the steps. */
export function bookmarksOf(outline: OutlineTopic, firstPages: ReadonlyMap<ObjectId, number>, titles: readonly string[]): Bookmark[] {
  const bookmark = (page: number, name = '', children: Bookmark[] = []): Bookmark => ({
    title: name || (titles[page] ?? ''),
    page,
    children,
  });
  const visit = (topic: OutlineTopic): Bookmark[] => {
    const children = inOrder(topic.topics.flatMap(visit));
    const page =
      firstPages.get(topic.id) ??
      topic.entries.reduce((first, { object }) => Math.min(first, firstPages.get(object.id) ?? Infinity), Infinity);
    return page === Infinity ? children : [bookmark(page, nameOf(topic), children)];
  };
  const topics = outline.topics.flatMap(visit);
  if (topics.length === 0) return titles.map((_, page) => bookmark(page));
  const onCanvas = outline.entries.flatMap(({ object }) => firstPages.get(object.id) ?? []).map((page) => bookmark(page));
  return [bookmark(0), ...inOrder([...topics, ...onCanvas])];
}

const inOrder = (bookmarks: readonly Bookmark[]): Bookmark[] => bookmarks.toSorted((one, other) => one.page - other.page);
