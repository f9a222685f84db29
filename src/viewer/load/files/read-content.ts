import type { Presentation } from '#model/presentation/presentation.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import type { MeasuredText } from '#model/text/layout.ts';
import { assignMeasured } from '#model/text/measured-texts.ts';
import { ContentProblem } from '../content-problem.ts';

/** The scene of a content file. Our own server wrote it from parsed content, so this only checks the parts nothing works without. */
export function readContent(json: string, isRich: boolean): Scene {
  try {
    const content: unknown = JSON.parse(json);
    if (isPresentation(content)) {
      const { measured = [], ...presentation } = content;
      return { ...indexScene(presentation, isRich), measured: assignMeasured(presentation, measured) };
    }
  } catch (error) {
    throw new ContentProblem('content', 'The presentation cannot be read', { cause: error });
  }
  throw new ContentProblem('content', 'This is not a presentation');
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

const isPresentation = (value: unknown): value is Presentation & { measured?: MeasuredText[] } =>
  has(value, 'root') &&
  has(value.root, 'id') &&
  has(value, 'path') &&
  Array.isArray(value.path) &&
  has(value, 'theme') &&
  has(value.theme, 'palette') &&
  has(value.theme, 'textStyles');
