import { describe, expect, test } from 'vitest';
import { checkTables } from './tables.mjs';

const migrations = [
  'create table person (id text); create table draft (id text); -- create table imagined (id text);',
  'alter table draft rename to letter; create table old (id text); create table older (id text); drop table if exists older, old;',
];
const people = { owns: ['person'] };
const letters = { owns: ['letter'] };

/** Lists the problems of a server in which `features/people` owns person and `features/letters` owns letter. */
function check(files: Record<string, string>, declared: Record<string, object> = {}, schemas: string[] = []): string[] {
  const all = { 'features/people/people.ts': '', 'features/letters/letters.ts': '', ...files };
  const sources = Object.entries(all).map(([place, text]) => ({ place, text }));
  return checkTables({ sources, migrations, schemas, declared: { 'features/people': people, 'features/letters': letters, ...declared } });
}

const file = 'features/letters/letters.store.ts';
const reads = (...tables: string[]) => ({ 'features/letters': { ...letters, reads: tables } });
const writes = (...tables: string[]) => ({ 'features/letters': { ...letters, writes: tables } });
const undeclared = (kind: 'reads' | 'writes', line = 1) =>
  `${file}:${line}: features/letters ${kind} person (owned by features/people) without declaring it`;

describe('declarations', () => {
  test('a folder uses the tables it owns freely', () => {
    expect(check({ [file]: `query('select id from letter'); query('delete from letter')` })).toEqual([]);
  });

  test("use of another folder's table has to be declared", () => {
    const text = `\nquery('select id from person')`;
    expect(check({ [file]: text })).toEqual([undeclared('reads', 2)]);
    expect(check({ [file]: text }, reads('person'))).toEqual([]);
  });

  test('a declared read does not permit a write, nor a declared write a read', () => {
    const declaration = 'platform/database/tables.ts: features/letters';
    expect(check({ [file]: `query('delete from person')` }, reads('person'))).toEqual([
      undeclared('writes'),
      `${declaration} declares that it reads person, but none of its queries does`,
    ]);
    expect(check({ [file]: `query('select from person')` }, writes('person'))).toEqual([
      undeclared('reads'),
      `${declaration} declares that it writes person, but none of its queries does`,
    ]);
    expect(check({ [file]: `query('delete from person')` }, writes('person'))).toEqual([]);
  });

  test('reports a declared table that is no longer used', () => {
    expect(check({}, reads('person'))).toEqual([
      'platform/database/tables.ts: features/letters declares that it reads person, but none of its queries does',
    ]);
  });

  test('a declared table must exist', () => {
    expect(check({}, reads('persn'))).toEqual([
      'platform/database/tables.ts: features/letters declares that it reads persn, which does not exist',
    ]);
    for (const gone of ['old', 'older', 'draft', 'imagined'])
      expect(check({}, { 'features/letters': { owns: ['letter', gone] } })).toEqual([
        `platform/database/tables.ts: features/letters owns ${gone}, which does not exist`,
      ]);
  });

  test('every table has one owner', () => {
    expect(check({}, { 'features/people': {} })).toEqual(['platform/database/tables.ts: person has no owner']);
    expect(check({}, { 'features/letters': { owns: ['letter', 'person'] } })).toEqual([
      'platform/database/tables.ts: person is owned by features/people and by features/letters',
    ]);
  });

  test('a table created outside the migrations needs an owner too', () => {
    const files = { 'platform/database/migrate.ts': `query('create table if not exists migration (name text)')` };
    expect(check(files)).toContain('platform/database/tables.ts: migration has no owner');
    expect(check(files, { 'platform/database': { owns: ['migration'] } })).toEqual([]);
    expect(check({ 'work.ts': "query('create materialized view report as select 1')" })).toEqual([
      'platform/database/tables.ts: report has no owner',
    ]);
    expect(check({ 'work.ts': 'query(`create table report_${day} (id text)`)' })).toEqual([]);
  });

  test('a declared folder has to exist, and may not declare its own tables again', () => {
    expect(check({ [file]: `query('select from letter')` }, reads('letter'))).toEqual([
      'platform/database/tables.ts: features/letters declares that it reads letter, which it owns',
    ]);
    expect(check({}, { 'features/gone': {} })).toEqual(['platform/database/tables.ts: features/gone does not exist']);
  });

  test('the tables of a package are declared as one schema', () => {
    const declared = { 'platform/queue': { owns: ['pgboss.*'] } };
    const files = { 'platform/queue/queue.ts': `query('select from pgboss.job')` };
    expect(check(files, declared, ['pgboss'])).toEqual([]);
    expect(check({ ...files, [file]: `query('select from pgboss.job')` }, declared, ['pgboss'])).toEqual([
      `${file}:1: features/letters reads pgboss.* (owned by platform/queue) without declaring it`,
    ]);
    expect(check({}, {}, ['pgboss'])).toEqual(['platform/database/tables.ts: pgboss.* has no owner']);
  });

  test('the rule applies outside the features, but not to tests', () => {
    const text = `query('select from person')`;
    const places = ['commands/share.ts', 'web/web.ts', 'work.ts', 'platform/payments/test-checkout.store.ts'];
    for (const place of places) expect(check({ [place]: text }), place).toHaveLength(1);
    const tests = ['letters.test.ts', 'letters.contract.ts', 'test-letters.ts'].map((name) => `features/letters/${name}`);
    for (const place of [...tests, 'testing/rows.ts']) expect(check({ [place]: text }), place).toEqual([]);
  });
});

const written = (sql: string) => `query(${JSON.stringify(sql)})`;

describe('SQL', () => {
  test.each([
    'select from person',
    'SELECT id FROM Person WHERE true',
    'select from public.person',
    'select from "person"',
    'select from only person',
    'select from letter l, person p where true',
    'select from unnest($1, $2) as given (a, b), person',
    'select from letter left join person on true',
    'delete from letter using person',
    'insert into letter select id from person',
    'update letter set id = p.id from person p',
    'select id from letter where exists (select from person)',
    'with found as (select id from person) select id from found',
    'with person as (select id from person) select id from person',
    'select from person for update',
    'select id -- of a letter\nfrom /* any */ person',
    'alter table letter add column writer text references person (id)',
  ])('reads a table: %s', (sql) => {
    expect(check({ [file]: written(sql) })).toEqual([undeclared('reads')]);
  });

  test.each([
    'insert into person (id) values ($1)',
    'update person set id = $1',
    'update only person as p set id = $1',
    'delete from person where id = $1',
    'truncate letter, person',
    'truncate table person',
    'merge into person using letter on true when matched then delete',
    'with gone as (delete from person returning id) select id from gone',
    'with person as (update person set id = $1 returning id) select id from person',
    'insert into person as known (id) values ($1) on conflict (id) do update set id = known.id where person.id <> known.id',
    'alter table person add column name text',
    'with person as (select from letter) insert into person select id from person',
    'delete from person using letter where true returning 1, person',
  ])('writes a table: %s', (sql) => {
    expect(check({ [file]: written(sql) })).toEqual([undeclared('writes')]);
  });

  test.each([
    'with person as (select id from letter) select person.id from person',
    'with recursive person (id) as (select id from letter union select id from person) select from person',
    'with found as (select 1), person as not materialized (select from found) select from letter, person',
    'select person.id from letter person',
    'select id as person from letter',
    'select person.id from (select id from letter) person',
    `select from letter where kind = 'person'`,
    'select letter.person from letter',
    'select id as "person" from letter -- from person',
  ])('is not misled by: %s', (sql) => {
    expect(check({ [file]: written(sql) })).toEqual([]);
  });

  test.each([
    'insert into person select id from person',
    'insert into person select id from letter join person using (id)',
    'delete from person p using letter, person other',
    'alter table person add column parent text references person (id)',
  ])('reads what it writes: %s', (sql) => {
    expect(check({ [file]: written(sql) })).toEqual([undeclared('reads'), undeclared('writes')]);
  });

  test('a common table expression hides a table only within its scope', () => {
    const sql = 'select from (with person as (select from letter) select from person) found join person on true';
    expect(check({ [file]: written(sql) })).toEqual([undeclared('reads')]);
  });

  test.each([
    'Select a person from the list',
    'The person exists',
    'Nothing came from person',
    'person',
    'Where is the letter (or the person)?',
  ])('prose is not SQL: %s', (text) => {
    expect(check({ [file]: written(text) })).toEqual([]);
  });
});

describe('SQL in several parts', () => {
  test.each([
    ['a concatenation', `query('select id ' + 'from ' + 'person')`],
    ['an interpolated text', "query(`select id from ${'person'} where ${condition}`)"],
    ['a part that begins after its from', "const both = 'person p join letter l on l.id = p.id'; query(`select from ${both}`)"],
    ['a part that begins with its from', "const whose = 'from person'; query(`select id ${whose}`)"],
    ['a condition', "const isWritten = 'letter.id = person.id and exists (select from letter)'"],
    ['a part within an interpolation', "query(`select from letter ${isNamed ? 'join person on true' : ''}`)"],
    ['a tagged template', 'query(sql`select id from person where id = ${id}`)'],
    ['a name that is interpolated', "const table = 'person'; query(`select from ${table}`)"],
    ['a name and alias', "const table = 'person p'; query(`select from ${table}`)"],
    ['a list of names', "for (const name of ['letter', 'person'] as const) query(`select from ${name}`)"],
    ['an argument', "const count = (table: string) => query(`select from ${table}`); count('person');"],
  ])('a table is found in %s', (_, text) => {
    expect(check({ [file]: text })).toEqual([undeclared('reads')]);
  });

  test('an interpolated name can be written', () => {
    const text = "function clear(table: string) { return query(`delete from ${table}`); }\nclear('letter');\nclear('person');";
    expect(check({ [file]: text })).toEqual([undeclared('writes', 3)]);
  });

  test('a string that happens to be the name of a table is not a use of it', () => {
    expect(check({ [file]: "const kind = 'person'; report('person');" })).toEqual([]);
    expect(check({ [file]: "const count = (table: string) => query(`select from ${table}`); report('person');" })).toEqual([]);
    expect(check({ [file]: "type Kind = 'person'; query(`select from ${table}`); if (kind === 'person') stop();" })).toEqual([]);
  });
});

describe('drizzle', () => {
  const schema = `export const somebody = pgTable('person', { id: text('id') });`;
  test.each([
    ['reads', 'orm.select({ id: somebody.id }).from(somebody)'],
    ['reads', 'orm.select().from(letters).innerJoin(somebody, eq(somebody.id, 1))'],
    ['reads', 'orm.execute(sql`select from ${somebody}`)'],
    ['reads', 'adapt(orm, { schema: { user: somebody } })'],
    ['writes', 'orm.insert(somebody).values({ id })'],
    ['writes', 'orm.update(somebody).set({ id }).where(eq(somebody.id, 1))'],
    ['writes', 'orm.delete(somebody)'],
  ] as const)('%s a table: %s', (kind, query) => {
    const files = { 'features/letters/letters.schema.ts': schema, [file]: `import { somebody } from './letters.schema.ts';\n${query}` };
    expect(check(files)).toEqual([undeclared(kind, 2)]);
    expect(check({ [file]: `${schema}\n${query}` })).toEqual([undeclared(kind, 2)]);
  });

  test('a table keeps its name when its variable is renamed or imported by another path', () => {
    const query = 'orm.select().from(one)';
    for (const specifier of ['../people/people.schema.ts', '#server/features/people/people.schema.ts'])
      expect(
        check({ 'features/people/people.schema.ts': schema, [file]: `import { somebody as one } from '${specifier}';\n${query}` }),
      ).toEqual([undeclared('reads', 2)]);
  });

  test('neither a type nor an unrelated variable of the same name is a use of a table', () => {
    const types = `import { type somebody } from './letters.schema.ts';\ntype Row = typeof somebody.$inferSelect;`;
    expect(check({ 'features/letters/letters.schema.ts': schema, [file]: types })).toEqual([]);
    expect(check({ 'features/letters/letters.schema.ts': schema, [file]: 'orm.select().from(somebody)' })).toEqual([]);
  });
});
