import { withDescendants } from '#model/change/draft/change-objects.ts';
import { unitsOf } from '#model/change/text/text-units.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import type { Desk } from '../desk/desk.ts';

/** Texts that were made in this tab do not stay if somebody leaves them without a letter: nobody could find them again. */
export function removeEmptyTexts(desk: Desk): void {
  const atFirst = desk.state().presentation;
  let former: string | undefined;
  desk.subscribe(() => {
    const { selection } = desk.state();
    const id = selection.kind === 'text' ? selection.id : undefined;
    const left = former;
    former = id;
    const object = left === undefined || left === id ? undefined : desk.draft.entries.get(left)?.object;
    if (object?.kind !== 'text' || unitsOf(object.paragraphs) > 1 || wasIn(atFirst, object.id)) return;
    desk.do([{ kind: 'remove', id: object.id }]);
  });
}

const wasIn = ({ root, theme }: Presentation, id: string): boolean =>
  [root, ...theme.background.layers.flatMap(({ objects }) => objects)]
    .flatMap((object) => withDescendants(object))
    .some((one) => one.id === id);
