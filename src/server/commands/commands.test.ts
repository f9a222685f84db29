import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../platform/database/test-database.ts';
import { plainPicture } from '../platform/pictures/test-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const program = fileURLToPath(new URL('./lectern.ts', import.meta.url));
const dataDirectory = join(folder, 'data');

/** Runs a command as npm would, from the folder, with an unreachable database. */
async function lectern(args: string[], input = '', environment: Record<string, string> = {}) {
  const env = {
    PATH: process.env['PATH'],
    INIT_CWD: folder,
    DATA_DIR: dataDirectory,
    DATABASE_URL: 'postgres://localhost:1/none',
    ...environment,
  };
  const child = spawn(process.execPath, [program, ...args], { env });
  child.stdin.end(input);
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, out, err };
}

const deck = {
  schemaVersion: 2,
  title: 'The deep sea',
  assets: { reef: { kind: 'image', source: 'reef.png', width: 40, height: 40 } },
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: [
      { kind: 'text', id: 'words', x: 500, y: 540, width: 800, height: 200, paragraphs: ['Light ends here'] },
      { kind: 'image', id: 'picture', asset: 'reef', x: 1400, y: 540, width: 400, height: 400 },
    ],
  },
  path: [{ to: 'root' }, { to: 'picture' }],
};
writeFileSync(join(folder, 'deck.json'), JSON.stringify(deck));
writeFileSync(join(folder, 'reef.png'), await plainPicture(40, 40, '#00ff00').png().toBuffer());

test('check reports no problems, warnings, and errors with their place', async () => {
  expect(await lectern(['check', 'deck.json'])).toEqual({ status: 0, out: 'No problems.\n', err: '' });
  const warned = await lectern(['check', '-'], JSON.stringify({ ...deck, path: [{ to: 'nowhere' }] }));
  expect(warned.out).toContain('/path/0');
  const wrong = await lectern(['check', '-'], JSON.stringify({ ...deck, root: { id: 'root', children: [{ kind: 'hologram' }] } }));
  expect([wrong.status, wrong.out]).toEqual([1, expect.stringContaining('error: /root/children/0')]);
});

test('transcript prints the words of a file or of standard input, without a database', async () => {
  const fromFile = await lectern(['transcript', 'deck.json']);
  expect([fromFile.status, fromFile.out]).toEqual([0, expect.stringContaining('Light ends here')]);
  expect(await lectern(['transcript', '-'], JSON.stringify(deck))).toEqual(fromFile);
  expect(existsSync(dataDirectory)).toBe(false);
});

test.each(['png', 'jpg', 'webp'])('render paints a step as .%s, with the image next to the document', async (extension) => {
  const { status, out } = await lectern(['render', 'deck.json', '--step', '2', '--size', '320x180', '--out', `step.${extension}`]);
  expect([status, out]).toEqual([0, expect.stringContaining('320 × 180')]);
  const { data, info } = await sharp(readFileSync(join(folder, `step.${extension}`)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([320, 180]);
  expect(data[(90 * 320 + 160) * info.channels + 1]).toBeGreaterThan(240);
});

test('render prints the overview and all steps as a PDF, and rejects --step with it', async () => {
  const { status, out } = await lectern(['render', 'deck.json', '--out', 'deck.pdf']);
  expect([status, out]).toEqual([0, expect.stringMatching(/^deck\.pdf: 3 pages, \d+ kB/)]);
  const file = readFileSync(join(folder, 'deck.pdf'), 'latin1');
  expect([file.slice(0, 9), file.slice(-7)]).toEqual(['%PDF-1.7\n', '\n%%EOF\n']);
  expect(await lectern(['render', 'deck.json', '--step', '1', '--out', 'x.pdf'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('A PDF contains all steps'),
  });
});

test('render reports a missing picture and paints the rest', async () => {
  const { status, err } = await lectern(
    ['render', '-', '--overview', '--out', 'overview.png'],
    JSON.stringify({ ...deck, assets: { reef: { kind: 'image', source: 'lost.png', width: 4, height: 4 } } }),
  );
  expect([status, err]).toEqual([0, expect.stringContaining('lost.png')]);
  expect(await sharp(readFileSync(join(folder, 'overview.png'))).metadata()).toMatchObject({ width: 1280, height: 720 });
});

test.concurrent.each([
  [1, ['check', 'none.json'], 'none.json does not exist'],
  [1, ['check', '.'], 'is a folder'],
  [1, ['check', 'reef.png'], 'is not JSON'],
  [1, ['render', 'deck.json', '--step', '9', '--out', 'x.png'], 'has 2 steps'],
  [1, ['render', 'deck.json', '--out', 'no/such/folder/x.png'], 'could not be written'],
  [2, ['render', 'deck.json'], '--out'],
  [2, ['render', 'deck.json', '--out', 'x.bmp'], '.png, .jpg or .webp'],
  [2, ['render', 'deck.json', '--step', '0', '--out', 'x.png'], 'of at least 1'],
  [2, ['render', 'deck.json', '--step', '1', '--overview', '--out', 'x.png'], 'not both'],
  [2, ['render', 'deck.json', '--size', '0x9', '--out', 'x.png'], '1280x720'],
  [2, ['render', '--out', 'x.png'], 'exactly one presentation'],
  [2, ['render', 'deck.json', '--colour', '--out', 'x.png'], 'colour'],
  [2, ['check'], 'check <file>'],
  [2, ['share', 'deepsea00001', 'jun@example.org'], 'share <oid> <email>'],
  [2, ['share', 'deepsea00001', 'jun@example.org', 'own'], 'one of edit, comment, view, none'],
  [2, ['nonsense'], 'Unknown command: nonsense'],
  [2, [], 'transcript <file>'],
] as const)('exits with %i: %j', async (status, args, told) => {
  const answer = await lectern([...args]);
  expect([answer.status, answer.err]).toEqual([status, expect.stringContaining(told)]);
});

test('drawing prints an SVG as an object for a document, and says what it left out', async () => {
  const { status, out, err } = await lectern(
    ['drawing', '-'],
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>A sun</title><script>alert(1)</script><circle cx="5" cy="5" r="4" fill="red"/></svg>',
  );
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    kind: 'drawing',
    width: 10,
    height: 10,
    alt: 'A sun',
    drawing: { nodes: [{ kind: 'path', fill: { color: '#ff0000' } }] },
  });
  expect(err).toBe('left out: script\n');
  expect(await lectern(['drawing', '-'], 'no svg at all')).toMatchObject({ status: 1, out: '' });
});

test('insights recounts the events, lists every wrong sum, and sets its exit status', async () => {
  const database = await freshDatabase();
  const insights = (...args: string[]) => lectern(['insights', ...args], '', { DATABASE_URL: database.url });
  const day = new Date().toISOString().slice(0, 10);
  try {
    const right = await insights();
    expect([right.status, right.out]).toEqual([0, expect.stringMatching(/^Compared with the events of .* to .*: all sums are right\.\n$/)]);
    await database.pool.query(`insert into insight_day values (0, $1, 'source', 'email', 3)`, [day]);
    const wrong = await insights('--days', '2');
    expect([wrong.status, wrong.out]).toEqual([1, expect.stringContaining(`${day} site: source email is 3 too many\n`)]);
    expect(await insights('--days', 'none')).toMatchObject({ status: 2, err: expect.stringContaining('--days') });
  } finally {
    await database.drop();
  }
});

test('share grants, changes and removes a right, but only for a verified address', async () => {
  const database = await freshDatabase();
  await database.pool.query(
    `insert into person (id, oid, name, username, email, email_verified) values ('ada', 'ada', 'Ada', 'ada', 'ada@example.org', true), ('jun', 'jun', 'Jun', 'jun', 'jun@example.org', true), ('kit', 'kit', 'Kit', 'kit', 'kit@example.org', false)`,
  );
  await database.pool.query(
    `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version) values ('deepsea00001', 'ada', 'Deep', '', 2, 1) returning id)
     insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, 'hash', 'key' from added`,
  );
  const share = (oid: string, email: string, level: string) => lectern(['share', oid, email, level], '', { DATABASE_URL: database.url });
  const rights = async () => (await database.pool.query('select person_id, level from presentation_right')).rows;
  try {
    expect(await share('deepsea00001', 'Jun@example.org', 'comment')).toMatchObject({
      status: 0,
      out: 'Jun@example.org may comment on deepsea00001.\n',
    });
    expect(await share('deepsea00001', 'jun@example.org', 'edit')).toMatchObject({ status: 0 });
    expect(await rights()).toEqual([{ person_id: 'jun', level: 'edit' }]);
    expect(await share('deepsea00001', 'jun@example.org', 'none')).toMatchObject({ status: 0 });
    expect(await rights()).toEqual([]);
    const refused = await Promise.all([
      share('none', 'jun@example.org', 'edit'),
      share('deepsea00001', 'kit@example.org', 'edit'),
      share('deepsea00001', 'ada@example.org', 'edit'),
    ]);
    for (const [place, told] of ['no presentation none', 'No account', 'owns'].entries())
      expect(refused[place]).toMatchObject({ status: 1, err: expect.stringContaining(told) });
    expect(await rights()).toEqual([]);
  } finally {
    await database.drop();
  }
});

test('log-out ends the sessions of one person, log-out-everyone those of all', async () => {
  const database = await freshDatabase();
  await database.pool.query(
    `insert into person (id, oid, name, username, email) select p, p, p, p, p || '@example.org' from unnest(array['ada', 'jun']) p`,
  );
  await database.pool.query(
    `insert into session (id, token, user_id, expires_at) values ('1', 'a', 'ada', now()), ('2', 'b', 'ada', now()), ('3', 'c', 'jun', now())`,
  );
  const run = (...args: string[]) => lectern(args, '', { DATABASE_URL: database.url });
  const left = async () => (await database.pool.query<{ id: string }>('select id from session')).rows.map(({ id }) => id);
  try {
    expect(await run('log-out', 'nobody@example.org')).toMatchObject({ status: 1, err: expect.stringContaining('No account') });
    expect(await run('log-out', 'Ada@example.org')).toMatchObject({ status: 0, out: 'Ended 2 sessions of Ada@example.org.\n' });
    expect(await left()).toEqual(['3']);
    expect(await run('log-out-everyone')).toMatchObject({ status: 0, out: 'Ended 1 session.\n' });
    expect(await left()).toEqual([]);
  } finally {
    await database.drop();
  }
});

test('remove-second-factors removes the authenticator app, passkeys and recovery codes of one user', async () => {
  const database = await freshDatabase();
  await database.pool.query(
    `insert into person (id, oid, name, username, email, email_verified) values ('ada', 'ada', 'Ada', 'ada', 'ada@example.org', true), ('jun', 'jun', 'Jun', 'jun', 'jun@example.org', true)`,
  );
  await database.pool.query(`insert into authenticator (person_id, secret, confirmed_at) select id, 'x', now() from person`);
  await database.pool.query(`insert into passkey (id, person_id, name, public_key) select 'key ' || id, id, 'Phone', 'x' from person`);
  await database.pool.query(`insert into recovery_code (person_id, hash) select id, 'x' from person`);
  const remove = (email: string) => lectern(['remove-second-factors', email], '', { DATABASE_URL: database.url });
  try {
    expect(await remove('Ada@example.org')).toMatchObject({
      status: 0,
      out: 'Ada@example.org now logs in with the password alone. Removed: authenticator apps: 1, passkeys: 1.\n',
    });
    for (const table of ['authenticator', 'passkey', 'recovery_code'])
      expect((await database.pool.query(`select person_id from ${table}`)).rows).toEqual([{ person_id: 'jun' }]);
    expect(await remove('nobody@example.org')).toMatchObject({ status: 1 });
  } finally {
    await database.drop();
  }
});
