import type { Presentation, Step } from '../presentation.ts';
import { limits } from '../reading/reader.ts';
import { type OutlineTopic, outlineOf } from './outline.ts';

/** A generated step: created from the topics on every read, never written. Code that edits a path removes the mark. */
export interface MadeStep extends Step {
  isMade: true;
}

/** The overview, every topic in reading order, and the overview again. */
export function makePath(presentation: Presentation): MadeStep[] {
  const { root, title } = presentation;
  const made = (id: string, title: string, to: string): MadeStep => ({ id, title, to, reveal: [], notes: '', isMade: true });
  const visit = ({ topics }: OutlineTopic): MadeStep[] =>
    topics.flatMap((topic) => [made(`visit-${topic.id}`, topic.title, topic.id), ...visit(topic)]);
  const visits = visit(outlineOf(presentation)).slice(0, limits.steps - 2);
  const overview = made('overview', title || root.title, root.id);
  return visits.length === 0 ? [overview] : [overview, ...visits, { ...overview, id: 'overview-again' }];
}

export const isMadePath = (path: readonly Step[]): boolean =>
  path.length > 0 && path.every((step) => 'isMade' in step && step.isMade === true);
