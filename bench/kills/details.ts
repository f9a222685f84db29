import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { detailsPath, likePath, viewLinkPath } from '#contract/presentation/presentation-address.ts';
import { arrangements } from '#model/arrangement/arrangement.ts';
import { visitorOf } from '#server/testing/test-visitor.ts';
import { whole } from '../../src/server/features/analytics/rollup/test-traffic.ts';
import type { Answer, Change } from './ledger.ts';
import { call, insist, isFound, look, submit, type Member, type Scene } from './people.ts';

interface Parts {
  owner: Member;
  /** Somebody who likes what they see. */
  fan: Member;
  oid: string;
  writer: number;
}

/** A presentation can have a hundred links. */
const MOST_KEPT = 60;

/** Changes everything about one presentation except its canvas. */
export async function writeDetails(scene: Scene, { owner, fan, oid, writer }: Parts): Promise<void> {
  const { ledger } = scene;
  ledger.expect('versions', oid, '1', 'send a part');
  ledger.expect('shown version', oid, '1', 'send a part');
  let versions = 1;
  for (let count = 1; !scene.over.aborted; count++) {
    const post = (path: string, fields: Record<string, string>) => submit(owner.visitor, detailsPath(oid) + path, fields);
    const at = (place: string, to: string): Change => ({ place, key: oid, from: '', to });

    const title = `Talk w${writer}n${count}`;
    const [copies, notes] = [whole(scene.chance, 2) === 0, whole(scene.chance, 2) === 0];
    const switches = {
      ...(copies && { allowsCopies: 'on' }),
      ...(notes && { showsNotes: 'on' }),
      sellsPdf: 'on',
      hasSwitches: 'on',
      shows: 'published',
    };
    await insist(scene, 'save details', {
      changes: [
        at('title', title),
        at('description', `About ${title}`),
        at('privacy', 'public'),
        at('allows copies', String(copies)),
        at('shows notes', String(notes)),
      ],
      send: () => post('', { title, description: `About ${title}`, tags: 'one, two', privacy: 'public', ...switches }),
      isDone: isFound('done=saved'),
    });
    if (count % 4 === 0)
      await insist(scene, 'rename from the editor', {
        changes: [at('title', title)],
        send: () => call(owner.visitor, 'POST', draftRoutes.title.replace(':oid', oid), { title }),
        isDone: ({ status }) => status === 200,
      });
    const page = await look(visitorOf(scene), `/p/${oid}/`);
    const shown = page.location === null ? page : await look(visitorOf(scene), page.location);
    if (!shown.text.includes(title)) ledger.refuse('save details', { ...shown, text: 'the page does not show what was saved' });

    versions += 1;
    const isRestored = count % 5 === 0;
    const isInHistory = count % 2 === 0;
    const inHistory = (route: string, number: number, body: object) =>
      call(owner.visitor, 'POST', route.replace(':oid', oid).replace(':number', String(number)), body);
    if (isRestored && isInHistory)
      await insist(scene, 'restore from the history', {
        changes: [at('versions', String(versions))],
        send: () => inHistory(draftRoutes.versionRestore, 1, {}),
        isDone: ({ status }) => status === 200,
      });
    else
      await insist(scene, isRestored ? 'restore a version' : 'rearrange', {
        changes: [at('versions', String(versions))],
        send: () =>
          isRestored ? post('versions/1/restore/', {}) : post('arrange/', { arrangement: arrangements[1 + (count % 3)] ?? 'line' }),
        isDone: isFound(isRestored ? 'done=restored' : 'done=arranged'),
      });

    const isFromEditor = count % 3 === 0;
    await insist(scene, isFromEditor ? 'publish from the editor' : 'publish', {
      changes: [at('shown version', String(versions))],
      send: () => (isFromEditor ? call(owner.visitor, 'POST', draftRoutes.publish.replace(':oid', oid), {}) : post('publish/', {})),
      isDone: (answer) => (isFromEditor ? answer.status === 200 : isFound('done=published')(answer)),
    });
    await insist(scene, isInHistory ? 'name a version in the history' : 'name an earlier version', {
      changes: [at('version name', title)],
      send: () =>
        isInHistory ? inHistory(draftRoutes.versionName, versions, { name: title }) : post(`versions/${versions}/name/`, { name: title }),
      isDone: isInHistory ? ({ status }) => status === 200 : isFound('done=named'),
    });

    await useLink(scene, { fan, oid, mark: `w${writer}n${count}`, isKept: count % 20 === 0 && count <= MOST_KEPT * 20, post });
  }
}

interface Linked {
  fan: Member;
  oid: string;
  mark: string;
  /** Whether it is never revoked. */
  isKept: boolean;
  post(path: string, fields: Record<string, string>): Promise<Answer>;
}

/** A view link from the first visit to the last. A link whose answer was lost is not made again: another is. */
async function useLink(scene: Scene, { fan, oid, mark, isKept, post }: Linked): Promise<void> {
  const { ledger } = scene;
  const label = `Link ${mark}`;
  const link = (to: string): Change => ({ place: 'link', key: label, from: '0', to });
  const made = await ledger.write(
    'make a link',
    [link('1')],
    () => post('links/', { label, asksIdentity: 'on' }),
    isFound('done=linkMade'),
  );
  if (made.outcome === 'refused' && made.answer) ledger.refuse('make a link', made.answer);
  const [row] = await scene.ask<{ id: string }>('select link_id as id from view_link where label = $1', [label]);
  if (!row) return;
  const visit = (to: string): Change => ({ place: 'visit', key: label, from: '0', to });
  const visited = await ledger.write(
    'visit a link',
    [visit('1')],
    () => submit(fan.visitor, viewLinkPath(row.id), { viewerName: label, viewerEmail: 'fan@example.org' }),
    isFound(viewLinkPath(row.id)),
  );
  if (visited.outcome === 'acknowledged')
    for (const [kind, method, to] of [
      ['like by link', 'PUT', '1'],
      ['unlike by link', 'DELETE', '0'],
    ] as const)
      await insist(scene, kind, {
        changes: [{ place: 'like', key: `${oid} ${fan.email}`, from: '0', to }],
        send: () => call(fan.visitor, method, likePath({ oid, linkId: row.id })),
        isDone: ({ status }) => status === 204,
      });
  if (isKept) return;
  await insist(scene, 'revoke a link', {
    changes: [link('0'), visit('0')],
    send: () => post(`links/${row.id}/revoke/`, {}),
    isDone: isFound('done=linkRevoked'),
    isDoneAlready: ({ status }) => status === 404,
  });
}
