import type { Presentation, SceneObject } from './presentation.ts';
import { currentVersion } from './reading/versions/migrate.ts';
import { isMadePath } from './transcript/made-path.ts';

/**
 * Writes a presentation as a JSON document in the current version. Unreadable objects and unknown fields are written back verbatim.
 * Generated steps of a document without a path are not written: they follow from its topics.
 */
export function writePresentation({ schemaVersion, path, root, theme, ...rest }: Presentation): unknown {
  return {
    schemaVersion: currentVersion,
    ...(schemaVersion !== currentVersion && { cameFrom: schemaVersion }),
    ...rest,
    theme: {
      ...theme,
      background: {
        ...theme.background,
        layers: theme.background.layers.map((layer) => ({ ...layer, objects: layer.objects.map(writeObject) })),
      },
    },
    root: writeObject(root),
    ...(!isMadePath(path) && { path }),
  };
}

/** With everything in it. */
export function writeObject(object: SceneObject): unknown {
  if (object.kind === 'unreadable') return object.source;
  return 'children' in object ? { ...object, children: object.children.map(writeObject) } : object;
}
