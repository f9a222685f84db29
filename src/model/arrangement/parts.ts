import type { Presentation, SceneObject, Topic } from '../presentation/presentation.ts';

/** Stops that belong together, in path order: those of one section, or a run of stops outside any section. */
export interface Part {
  section?: Topic | undefined;
  slides: Topic[];
}

/** What can be placed: topics on the path that are directly in the root, or in a root topic that is not itself a stop. */
export function partsOf({ path, root }: Presentation): Part[] {
  const stops = new Map<string, { slide: Topic; section?: Topic | undefined }>();
  const wanted = new Set(path.map(({ to }) => to));
  const collect = (children: readonly SceneObject[], section?: Topic) => {
    for (const child of children) {
      if (child.kind !== 'topic') continue;
      if (wanted.has(child.id)) stops.set(child.id, { slide: child, section });
      else if (!section) collect(child.children, child);
    }
  };
  collect(root.children);

  const parts: Part[] = [];
  const sections = new Map<Topic, Part>();
  const begin = (section?: Topic): Part => {
    const part: Part = { section, slides: [] };
    parts.push(part);
    if (section) sections.set(section, part);
    return part;
  };
  for (const { to = '' } of path) {
    const stop = stops.get(to);
    // A repeat visit does not count again.
    if (!stop || !stops.delete(to)) continue;
    const { slide, section } = stop;
    const last = parts.at(-1);
    const part = section ? sections.get(section) : last?.section ? undefined : last;
    (part ?? begin(section)).slides.push(slide);
  }
  return parts;
}
