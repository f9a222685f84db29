import type { ObjectId, SceneObject, TextObject } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';

/** The text that is a slide's title: the one that says the same as the author's title, or the one that looks like a title. */
export function titleIdOf(target: SceneNode, isElsewhere: (object: SceneObject) => boolean): ObjectId | undefined {
  const texts = textsIn(target, isElsewhere).filter((text) => wordsOf(text) !== '');
  const wanted = target.object.kind === 'topic' ? plain(target.object.title) : '';
  const same = wanted ? texts.find((text) => wordsOf(text) === wanted) : undefined;
  const letters = (text: TextObject) => wordsOf(text).replace(/\P{L}/gu, '').length;
  const titles = texts.filter(({ styleClass }) => styleClass === 'title').toSorted((one, other) => letters(other) - letters(one));
  return (same ?? titles[0] ?? texts.find(({ styleClass }) => styleClass === 'subtitle'))?.id;
}

/** Texts in shapes and in groups cannot be titles. */
function textsIn({ object, children }: SceneNode, isElsewhere: (object: SceneObject) => boolean): TextObject[] {
  if (object.kind === 'text') return [object];
  if (object.kind === 'group' && children.length > 1) return [];
  return children.flatMap((child) => (isElsewhere(child.object) ? [] : textsIn(child, isElsewhere)));
}

const plain = (words: string) => words.replace(/\s+/g, ' ').trim();

const wordsOf = ({ paragraphs }: TextObject): string =>
  plain(paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' '));
