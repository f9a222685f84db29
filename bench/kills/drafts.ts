import type { BatchAnswer, VersionMade } from '#contract/presentation/changes.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import sharp from 'sharp';
import { call, insist, type Member, type Scene } from './people.ts';

interface Parts {
  editor: Member;
  oid: string;
  /** Several of them change the same draft. */
  tab: number;
}

/** Changes a draft again and again. A batch whose answer was lost is sent again, and has to count once. */
export async function writeDraft(scene: Scene, { editor, oid, tab }: Parts): Promise<void> {
  const change = changesOf(scene, { editor, oid, tab });
  while (!scene.over.aborted) await change();
}

/** Names the versions of a draft that others change meanwhile. A version keeps its first name, so each time there is something new. */
export async function nameVersions(scene: Scene, { editor, oid }: Omit<Parts, 'tab'>): Promise<void> {
  const change = changesOf(scene, { editor, oid, tab: 0 });
  for (let number = 1; !scene.over.aborted; number += 1) {
    await change();
    const name = `Version ${number}`;
    await insist(scene, 'name a version', {
      changes: [{ place: 'version name', key: oid, from: '', to: name }],
      send: () => call(editor.visitor, 'POST', draftRoutes.versions.replace(':oid', oid), { name }),
      isDone: ({ status, text }) => status === 201 && (JSON.parse(text) as VersionMade).name === name,
    });
  }
}

/** Makes the next change of a tab. */
function changesOf(scene: Scene, { editor, oid, tab }: Parts): () => Promise<void> {
  const client = `tab-${tab}-of-${oid}-`.padEnd(16, '0').slice(0, 40);
  let [number, base] = [0, 0];
  return async () => {
    number += 1;
    const operations = [{ kind: 'set', fields: { description: `Changed by ${client}, ${number} times` } }];
    const answer = await insist(scene, 'change a draft', {
      changes: [{ place: 'draft', key: client, from: '0', to: String(number) }],
      send: () => call(editor.visitor, 'POST', draftRoutes.changes.replace(':oid', oid), { client, number, base, operations }),
      isDone: ({ status, text }) => status === 200 && (JSON.parse(text) as BatchAnswer).outcome === 'accepted',
    });
    if (answer) base = (JSON.parse(answer.text) as BatchAnswer).number;
  };
}

/** Adds pictures to a draft, each in another colour. */
export async function addPictures(scene: Scene, { editor, oid }: Omit<Parts, 'tab'>): Promise<void> {
  for (let number = 1; !scene.over.aborted; number += 1) {
    const background = `#${number.toString(16).padStart(6, '0')}`;
    const picture = await sharp({ create: { width: 16, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
    await insist(scene, 'add a picture', {
      changes: [{ place: 'added pictures', key: oid, from: String(number - 1), to: String(number) }],
      send: () => call(editor.visitor, 'POST', draftRoutes.assets.replace(':oid', oid), picture),
      isDone: ({ status }) => status === 201,
    });
  }
}
