import { insightsPath } from '#contract/analytics/analytics-routes.ts';
import { exportPdfPath } from '#contract/pdf/pdf-routes.ts';
import {
  copyPath,
  detailsPath,
  editPath,
  likePath,
  privacies,
  viewLinkPath,
  type Privacy,
} from '#contract/presentation/presentation-address.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { embedPath, routes } from '#contract/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPresentations } from '../features/presentations/presentations.ts';
import { createPresentationsStore } from '../features/presentations/presentations.store.ts';
import { callApi, memberOf } from '../testing/test-member.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../testing/test-visitor.ts';

const roles = ['anonymous', 'by link', 'stranger', 'viewer', 'commenter', 'editor', 'owner', 'moderator', 'admin'] as const;
type Role = (typeof roles)[number];
const states = [...privacies, 'trashed'] as const;
type State = (typeof states)[number];

/** In its title, description and canvas. No address in these tests contains it. */
const SECRET = 'Zephyrine';
const topic = (id: string, x: number) => ({
  kind: 'topic',
  id,
  x,
  y: 1000,
  width: 800,
  height: 600,
  title: id,
  children: [{ kind: 'text', id: `${id}-words`, paragraphs: [`${SECRET} ${id}`] }],
});
const deck = {
  schemaVersion: 2,
  title: SECRET,
  description: `About ${SECRET}`,
  root: { id: 'root', title: SECRET, width: 8000, height: 2000, children: [topic('a', 1000), topic('b', 4000)] },
};

interface Cell {
  oid: string;
  linkId: string;
  /** Before the action. */
  privacy: Privacy;
  visitor: TestVisitor;
}
type Answer = Awaited<ReturnType<TestVisitor['get']>>;

let server: TestServer;
const visitors = new Map<Role, TestVisitor>();
beforeAll(async () => {
  server = await startTestServer();
  const { database, storage, documents, queue } = server.foundation;
  for (const role of roles) {
    const isSignedOut = role === 'anonymous' || role === 'by link';
    const granted = role === 'moderator' || role === 'admin' ? role : 'user';
    visitors.set(role, isSignedOut ? visitorOf(server) : await memberOf(server, role, granted));
  }
  const presentations = createPresentations({ store: createPresentationsStore(database), storage, documents, queue });
  await presentations.addDocument('owner', deck, { oid: 'original', privacy: 'private', isTemplate: false, tags: [] });
});
afterAll(() => server.close());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.foundation.database.pool.query<Row>(sql, values)).rows;

/** A presentation of the owner in this state. Viewers, commenters and editors have their right, and a view link is open. */
async function make(state: State, role: Role): Promise<Cell> {
  const oid = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  const linkId = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  const privacy = state === 'trashed' ? 'private' : state;
  await query(
    `with source as (select * from presentation where oid = 'original'),
     added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version, privacy, privacy_before_trash, trashed_at)
       select $1, 'owner', title, description, schema_version, 1, $2, $3, case when $3::text is null then null else now() end from source returning id),
     version as (insert into presentation_version (presentation_id, number, content_hash, document_key)
       select added.id, 1, content_hash, document_key from added, presentation_version v join source on v.presentation_id = source.id where v.number = 1)
     insert into view_link (link_id, presentation_id) select $4, id from added`,
    [oid, privacy, state === 'trashed' ? 'public' : null, linkId],
  );
  for (const [person, level] of [
    ['viewer', 'view'],
    ['commenter', 'comment'],
    ['editor', 'edit'],
  ])
    await query('insert into presentation_right (presentation_id, person_id, level) select id, $2, $3 from presentation where oid = $1', [
      oid,
      person,
      level,
    ]);
  const visitor = visitors.get(role) ?? visitorOf(server);
  if (role === 'by link') await visitor.get(viewLinkPath(linkId));
  return { oid, linkId, privacy, visitor };
}

const editors: readonly Role[] = ['editor', 'owner'];
const owner: readonly Role[] = ['owner'];
const isShown = (state: State) => state !== 'private' && state !== 'trashed';
const canSee = (role: Role, state: State) => isShown(state) || (state === 'private' && ['viewer', 'commenter', ...editors].includes(role));
const isSignedIn = (role: Role) => role !== 'anonymous' && role !== 'by link';
const only = (given: readonly Role[]) => (role: Role, state: State) => state !== 'trashed' && given.includes(role);

interface Action {
  ask(cell: Cell): Promise<Answer>;
  /** Whether it has an effect, if that is not its status. */
  hasWorked?(cell: Cell, answer: Answer): Promise<boolean>;
  isAllowed(role: Role, state: State): boolean;
}

const read = async ({ oid }: Cell) => (await query<Record<string, unknown>>('select * from presentation where oid = $1', [oid]))[0];
const saved = (privacy: string) => ({
  title: SECRET,
  description: 'New',
  tags: '',
  privacy,
  language: '',
  segment: '',
  slug: '',
  coverStop: '1',
});
const another = (privacy: Privacy): Privacy => (privacy === 'public' ? 'unlisted' : 'public');
const isPublishedOtherwise = async (cell: Cell) => (await read(cell))?.['privacy'] === another(cell.privacy);
const addressOf = (oid: string) => `/p/${oid}/x/`;
/** As a browser does; the title in the canonical address is for those who may see it. */
async function follow(visitor: TestVisitor, path: string): Promise<Answer> {
  const first = await visitor.get(path);
  return first.status === 301 || first.status === 302 || first.status === 308 ? visitor.get(first.location ?? '') : first;
}

const actions: Record<string, Action> = {
  'see its page': { ask: ({ visitor, oid }) => follow(visitor, addressOf(oid)), isAllowed: canSee },
  'see it embedded': { ask: ({ visitor, oid }) => visitor.get(embedPath(oid)), isAllowed: (_, state) => isShown(state) },
  'see it through its view link': {
    ask: ({ visitor, linkId }) => visitor.get(viewLinkPath(linkId)),
    isAllowed: (_, state) => state !== 'trashed',
  },
  'describe it by oEmbed': {
    ask: ({ visitor, oid }) => visitor.get(`${routes.oembed}?url=${encodeURIComponent(server.origin + addressOf(oid))}`),
    isAllowed: (_, state) => isShown(state),
  },
  'like it': {
    ask: ({ visitor, oid }) => callApi(visitor, 'PUT', likePath({ oid })),
    isAllowed: (role, state) => isSignedIn(role) && canSee(role, state),
  },
  'report it': { ask: ({ visitor, oid }) => visitor.get(`/contact/abuse/${oid}/`), isAllowed: canSee },
  'copy it': {
    ask: ({ visitor, oid }) => visitor.post(copyPath(oid), {}),
    async hasWorked() {
      // What people have copied is theirs, so it would not be a leak on their own pages.
      return (await query(`delete from presentation where owner_id <> 'owner' or title like 'Copy%' returning 1`)).length === 1;
    },
    isAllowed: (role, state) => isSignedIn(role) && (state === 'reusable' || only(editors)(role, state)),
  },
  'open it in the editor': {
    ask: ({ visitor, oid }) => visitor.get(editPath({ oid, schemaVersion: 2 })),
    isAllowed: only(editors),
  },
  'open its details': { ask: ({ visitor, oid }) => visitor.get(detailsPath(oid)), isAllowed: only(editors) },
  'change its description': {
    ask: ({ visitor, oid }) => visitor.post(detailsPath(oid), saved('unlisted')),
    hasWorked: async (cell) => (await read(cell))?.['description'] === 'New',
    isAllowed: only(editors),
  },
  'read its draft': {
    ask: ({ visitor, oid }) => visitor.get(draftRoutes.draft.replace(':oid', oid), { accept: 'application/json' }),
    isAllowed: only(editors),
  },
  'read the changes to its draft': {
    ask: ({ visitor, oid }) => visitor.get(`${draftRoutes.changes.replace(':oid', oid)}?after=0`, { accept: 'application/json' }),
    isAllowed: only(editors),
  },
  'change its draft': {
    ask: ({ visitor, oid }) =>
      callApi(visitor, 'POST', draftRoutes.changes.replace(':oid', oid), {
        client: 'one-of-these-tests',
        number: 1,
        base: 0,
        operations: [{ kind: 'set', id: 'a', fields: { x: 1 } }],
      }),
    isAllowed: only(editors),
  },
  'publish it': {
    ask: ({ visitor, oid, privacy }) => visitor.post(detailsPath(oid), saved(another(privacy))),
    hasWorked: isPublishedOtherwise,
    isAllowed: only(owner),
  },
  'publish it from the dashboard': {
    ask: ({ visitor, oid, privacy }) => visitor.post(routes.dashboardAction, { action: 'privacy', oid, privacy: another(privacy) }),
    hasWorked: isPublishedOtherwise,
    isAllowed: only(owner),
  },
  'make a view link': {
    ask: ({ visitor, oid }) => visitor.post(`${detailsPath(oid)}links/`, { label: 'Board' }),
    hasWorked: async ({ oid }) =>
      (await query(`select from view_link l join presentation p on p.id = l.presentation_id where oid = $1 and label = 'Board'`, [oid]))
        .length === 1,
    isAllowed: only(owner),
  },
  'revoke its view link': {
    ask: ({ visitor, oid, linkId }) => visitor.post(`${detailsPath(oid)}links/${linkId}/revoke/`, {}),
    hasWorked: async (_, { location }) => location?.includes('linkRevoked') ?? false,
    isAllowed: only(owner),
  },
  'restore a version': {
    ask: ({ visitor, oid }) => visitor.post(`${detailsPath(oid)}versions/1/restore/`, {}),
    hasWorked: async (_, { location }) => location?.includes('restored') ?? false,
    isAllowed: only(owner),
  },
  'name a version': {
    ask: ({ visitor, oid }) => visitor.post(`${detailsPath(oid)}versions/1/name/`, { name: 'First' }),
    hasWorked: async (_, { location }) => location?.includes('named') ?? false,
    isAllowed: only(owner),
  },
  'show visitors its latest version': {
    ask: ({ visitor, oid }) => visitor.post(`${detailsPath(oid)}publish/`, {}),
    hasWorked: async (_, { location }) => location?.includes('published') ?? false,
    isAllowed: only(owner),
  },
  'rearrange it': {
    ask: ({ visitor, oid }) => visitor.post(`${detailsPath(oid)}arrange/`, { arrangement: 'line' }),
    hasWorked: async (_, { location }) => location?.includes('arranged') ?? false,
    isAllowed: only(owner),
  },
  'download it': { ask: ({ visitor, oid }) => visitor.get(`/p/download/${oid}/`), isAllowed: only(owner) },
  'export its PDF without paying': {
    ask: ({ visitor, oid }) =>
      visitor.send(exportPdfPath(oid), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', origin: server.origin },
        body: JSON.stringify({ preziIsMine: true }),
      }),
    isAllowed: only(owner),
  },
  'see its insights': {
    ask: ({ visitor, oid }) => visitor.get(insightsPath(oid)),
    isAllowed: only([...editors, 'admin']),
  },
  'tag it': {
    ask: ({ visitor, oid }) => callApi(visitor, 'PUT', `/api/v4/presentation/${oid}/curation/`, { tag: 'staff-pick' }),
    isAllowed: (role, state) => (role === 'moderator' || role === 'admin') && canSee(role, state),
  },
  'move it to the trash': {
    ask: ({ visitor, oid }) => visitor.post(routes.dashboardAction, { action: 'trash', oid }),
    hasWorked: async (_, { location }) => /done=trash&count=1/.test(location ?? ''),
    // Once more changes nothing.
    isAllowed: (role) => role === 'owner',
  },
  'delete it for good': {
    ask: ({ visitor, oid }) => visitor.post(routes.dashboardAction, { action: 'delete', oid }),
    hasWorked: async (cell) => (await read(cell)) === undefined,
    isAllowed: (role, state) => role === 'owner' && state === 'trashed',
  },
};

describe.each(states)('a presentation that is %s', (state) => {
  test.each(Object.entries(actions))('lets only those %s who may, and tells the others nothing', async (_name, action) => {
    const [worked, leaked, failed]: [Role[], Role[], string[]] = [[], [], []];
    for (const role of roles) {
      const cell = await make(state, role);
      const answer = await action.ask(cell);
      const hasWorked = action.hasWorked ? await action.hasWorked(cell, answer) : answer.status < 300;
      if (hasWorked) worked.push(role);
      if (answer.status >= 500) failed.push(`${role}: ${answer.status}`);
      const mayKnow = canSee(role, state) || (role === 'owner' && state === 'trashed') || action.isAllowed(role, state);
      const told = answer.text + JSON.stringify([...answer.headers]);
      if (!mayKnow && told.toLowerCase().includes(SECRET.toLowerCase())) leaked.push(role);
    }
    expect({ worked, leaked, failed }).toEqual({ worked: roles.filter((role) => action.isAllowed(role, state)), leaked: [], failed: [] });
  });
});
