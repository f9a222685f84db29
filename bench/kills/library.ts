import { routes } from '#contract/routes.ts';
import { copyPath } from '#contract/presentation/presentation-address.ts';
import { privacies } from '#contract/presentation/presentation-address.ts';
import { pick, whole } from '../../src/server/features/analytics/rollup/test-traffic.ts';
import type { Answer, Change } from './ledger.ts';
import { call, insist, submit, type Member, type Scene } from './people.ts';
import type { Kind } from './write-routes.ts';

/** Copies a presentation. Nothing tells two copies apart: one whose answer was lost is counted, not repeated. */
async function copy({ ledger }: Scene, member: Member, oid: string): Promise<string | undefined> {
  const { outcome, answer } = await ledger.write(
    'copy',
    [{ place: 'copies', key: member.email, from: '0', to: (before) => String(Number(before) + 1) }],
    () => submit(member.visitor, copyPath(oid), {}),
    ({ status, location }) => status === 303 && (location ?? '').startsWith('/p/edit/'),
  );
  if (outcome === 'refused' && answer) ledger.refuse('copy', answer);
  const made = outcome === 'acknowledged' ? answer?.location?.split('/')[3] : undefined;
  if (made !== undefined) ledger.expect('shelf', made, 'out', 'copy');
  return made;
}

/** Makes a presentation, empty or from an outline. One whose answer was lost is counted, not repeated, like copies. */
async function begin({ ledger }: Scene, member: Member, outline?: string): Promise<void> {
  const { outcome, answer } = await ledger.write(
    'make a presentation',
    [{ place: 'begun', key: member.email, from: '0', to: (before) => String(Number(before) + 1) }],
    () => submit(member.visitor, routes.newPresentation, outline === undefined ? {} : { outline }),
    ({ status, location }) => status === 303 && (location ?? '').startsWith('/p/edit/'),
  );
  if (outcome === 'refused' && answer) ledger.refuse('make a presentation', answer);
}

/** Takes copies of one presentation through a library. */
export async function writeLibrary(scene: Scene, member: Member, source: string, writer: number): Promise<void> {
  for (let count = 1; !scene.over.aborted; count++) {
    if (count % 5 === 1) await begin(scene, member, count % 2 === 0 ? undefined : `Deck ${count}\n\tOne topic\n\tAnother`);
    const oid = await copy(scene, member, source);
    if (oid === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      continue;
    }
    const act = (kind: Kind, fields: Record<string, unknown>, changes: readonly Change[], isDoneAlready?: (answer: Answer) => boolean) =>
      insist(scene, kind, {
        changes,
        send: () => call(member.visitor, 'POST', routes.dashboardAction, fields),
        isDone: ({ status }) => status === 200,
        ...(isDoneAlready && { isDoneAlready }),
      });
    const at = (place: string, from: string, to: string): Change => ({ place, key: oid, from, to });
    const title = `Copy w${writer}n${count}`;
    await act('rename', { action: 'rename', oid: [oid], name: title }, [at('title', 'Copy of Original', title)]);
    const privacy = pick(scene.chance, privacies);
    await act('set the privacy', { action: 'privacy', oid: [oid], privacy }, [at('privacy', 'private', privacy)]);

    const names = [`Folder w${writer}n${count}`, `Renamed w${writer}n${count}`] as const;
    const folder = (key: string, from: string, to: string): Change => ({ place: 'folder', key, from, to });
    const isTaken = ({ status }: Answer) => status === 422;
    await act(
      'make a folder',
      { action: 'make-folder', name: names[0], oid: [oid] },
      [folder(names[0], '0', '1'), at('within', '', names[0])],
      isTaken,
    );
    const [row] = await scene.ask<{ oid: string }>('select oid from folder where name = $1', [names[0]]);
    const inFolder = { folder: row?.oid ?? 'none' };
    await act('rename a folder', { action: 'rename-folder', ...inFolder, name: names[1] }, [
      folder(names[0], '1', '0'),
      folder(names[1], '0', '1'),
      at('within', '', names[1]),
    ]);
    await act('move', { action: 'move', oid: [oid], folder: '' }, [at('within', '', '')]);
    await act('move', { action: 'move', oid: [oid], ...inFolder }, [at('within', '', names[1])]);
    // All but a few: there can be 200.
    if (count % 20 > 0)
      await act(
        'remove a folder',
        { action: 'remove-folder', ...inFolder },
        [folder(names[1], '1', '0'), at('within', '', '')],
        ({ status }) => status === 404,
      );

    const shelf = (to: string) => at('shelf', 'out', to);
    await act('trash', { action: 'trash', oid: [oid] }, [shelf('trash')]);
    await act('restore', { action: 'restore', oid: [oid] }, [shelf('out')]);
    if (whole(scene.chance, 3) === 0) continue;
    await act('trash', { action: 'trash', oid: [oid] }, [shelf('trash')]);
    const gone = [shelf('gone'), at('title', '', 'gone'), at('privacy', '', 'gone'), at('within', '', 'gone')];
    if (whole(scene.chance, 2) === 0) await act('delete', { action: 'delete', oid: [oid] }, gone, ({ status }) => status === 404);
    else await act('empty the trash', { action: 'empty-trash' }, gone);
  }
}
