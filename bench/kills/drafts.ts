import type { BatchAnswer } from '#contract/presentation/changes.ts';
import { routes } from '#contract/routes.ts';
import { call, insist, type Member, type Scene } from './people.ts';

interface Parts {
  editor: Member;
  oid: string;
  /** Several of them change the same draft. */
  tab: number;
}

/** Changes a draft again and again. A batch whose answer was lost is sent again, and has to count once. */
export async function writeDraft(scene: Scene, { editor, oid, tab }: Parts): Promise<void> {
  const client = `tab-${tab}-of-${oid}-`.padEnd(16, '0').slice(0, 40);
  let base = 0;
  for (let number = 1; !scene.over.aborted; number += 1) {
    const operations = [{ kind: 'set', fields: { description: `Changed by ${client}, ${number} times` } }];
    const answer = await insist(scene, 'change a draft', {
      changes: [{ place: 'draft', key: client, from: '0', to: String(number) }],
      send: () => call(editor.visitor, 'POST', routes.changes.replace(':oid', oid), { client, number, base, operations }),
      isDone: ({ status, text }) => status === 200 && (JSON.parse(text) as BatchAnswer).outcome === 'accepted',
    });
    if (answer) base = (JSON.parse(answer.text) as BatchAnswer).number;
  }
}

/** Names the versions of a draft that others change meanwhile. */
export async function nameVersions(scene: Scene, { editor, oid }: Omit<Parts, 'tab'>): Promise<void> {
  for (let number = 1; !scene.over.aborted; number += 1) {
    const name = `Version ${number}`;
    await insist(scene, 'name a version', {
      changes: [{ place: 'version name', key: oid, from: '', to: name }],
      send: () => call(editor.visitor, 'POST', routes.versions.replace(':oid', oid), { name }),
      isDone: ({ status }) => status === 201,
    });
  }
}
