import type { Presentation } from './presentation.ts';
import type { Problem } from './problem.ts';
import { plainCopy } from './reading/plain-copy.ts';
import { readAssets } from './reading/read-assets.ts';
import { readRoot } from './reading/read-objects.ts';
import { readPath } from './reading/read-path.ts';
import { readTheme } from './reading/read-theme.ts';
import { isRecord, Reader } from './reading/reader.ts';
import { checkReferences, nameObjects } from './reading/references.ts';
import { readPatiently } from './reading/repair.ts';
import { head } from './reading/schemas/documents.ts';
import { migrate } from './reading/versions/migrate.ts';
import { makePath } from './transcript/made-path.ts';

/**
 * Parses a presentation document of any version, or any other value: it never throws. Anything wrong is repaired, dropped or kept verbatim,
 * and listed in `problems`. A document without a path gets one generated from its topics.
 */
export function parsePresentation(document: unknown): { presentation: Presentation; problems: Problem[] } {
  const reader = new Reader();
  const copy = plainCopy(document, reader.report);
  if (!isRecord(copy)) reader.report('', 'not-a-document', 'error');
  const { document: current, schemaVersion } = migrate(isRecord(copy) ? copy : {}, reader);
  const { theme, assets, root, path, ...rest } = current;
  const about = readPatiently(head, rest, '', reader.report).value ?? head.parse({});
  reader.assets = readAssets(assets, reader);
  const pathless: Presentation = {
    ...about,
    schemaVersion,
    assets: reader.assets,
    root: readRoot(root, reader),
    theme: readTheme(theme, reader),
    path: [],
  };
  const ids = nameObjects(reader);
  const steps = readPath(path, ids, reader);
  const presentation = { ...pathless, path: steps.length > 0 ? steps : makePath(pathless) };
  checkReferences(reader, ids, presentation.path);
  return { presentation, problems: reader.allProblems() };
}
