// Every table has one owner; other folders declare their use of it in src/server/platform/database/tables.ts. See ARCHITECTURE.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, visitorKeys } from 'oxc-parser';
import { tables } from '../src/server/platform/database/tables.ts';
import { root } from './set-up.mjs';
import { findTables, HOLE, isSql, listCreated } from './sql-tables.mjs';

const declaration = 'platform/database/tables.ts';
/** Schemas that packages create at run time. */
const schemasOfPackages = ['pgboss'];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = join(root, 'src', 'server');
  const listFiles = (ending) =>
    readdirSync(server, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => ({ place: relative(server, file).replaceAll(sep, '/'), text: readFileSync(file, 'utf8') }));
  const migrations = listFiles('.sql').map(({ text }) => text);
  const problems = checkTables({ sources: listFiles('.ts'), migrations, schemas: schemasOfPackages, declared: tables });
  if (problems.length > 0) {
    console.error(problems.map((problem) => `  src/server/${problem}`).join('\n'));
    console.error(`${problems.length} undeclared or outdated uses of tables (see ARCHITECTURE.md)`);
    process.exit(1);
  }
  console.log(`Tables: ${Object.values(tables).flatMap(({ owns = [] }) => owns).length}, each with one owner; every other use is declared`);
}

/**
 * Returns the problems, one line each. `sources` are the TypeScript files, with their paths below src/server; `schemas` are those whose
 * tables packages create, declared as `schema.*`.
 */
export function checkTables({ sources, migrations, schemas = [], declared }) {
  const files = new Map(sources.filter(({ place }) => !isTest(place)).map(({ place, text }) => [place, readSource(place, text)]));
  const statements = [...migrations, ...[...files.values()].flatMap(({ texts }) => texts.map(({ text }) => text))];
  const existing = new Set([...listCreated(statements), ...schemas.map((schema) => `${schema}.*`)]);
  const problems = [];
  const owners = findOwners(declared, existing, problems);

  const used = new Set();
  for (const [place, file] of files)
    for (const { name, kind, line } of [...usesInSql(file, existing), ...usesInDrizzle(place, files)]) {
      const table = schemas.includes(name.split('.')[0]) ? `${name.split('.')[0]}.*` : name;
      const folder = folderOf(place);
      const use = `${folder} ${kind} ${table}`;
      if (!existing.has(table) || owners.get(table) === folder || used.has(use)) continue;
      used.add(use);
      if (!declared[folder]?.[kind]?.includes(table))
        problems.push(`${place}:${line}: ${use}${owners.has(table) ? ` (owned by ${owners.get(table)})` : ''} without declaring it`);
    }

  const folders = new Set(sources.map(({ place }) => folderOf(place)));
  for (const [folder, lists] of Object.entries(declared)) {
    if (!folders.has(folder)) problems.push(`${declaration}: ${folder} does not exist`);
    for (const kind of ['reads', 'writes'])
      for (const table of lists[kind] ?? []) {
        const said = `${declaration}: ${folder} declares that it ${kind} ${table}`;
        if (!existing.has(table)) problems.push(`${said}, which does not exist`);
        else if (owners.get(table) === folder) problems.push(`${said}, which it owns`);
        else if (!used.has(`${folder} ${kind} ${table}`)) problems.push(`${said}, but none of its queries does`);
      }
  }
  return problems;
}

function findOwners(declared, existing, problems) {
  const owners = new Map();
  for (const [folder, { owns = [] }] of Object.entries(declared))
    for (const table of owns) {
      if (!existing.has(table)) problems.push(`${declaration}: ${folder} owns ${table}, which does not exist`);
      if (owners.has(table)) problems.push(`${declaration}: ${table} is owned by ${owners.get(table)} and by ${folder}`);
      owners.set(table, folder);
    }
  for (const table of existing) if (!owners.has(table)) problems.push(`${declaration}: ${table} has no owner`);
  return owners;
}

/** `features/likes`, `platform/queue`; elsewhere the top-level folder, such as `web`, or the file itself. */
function folderOf(place) {
  const [first, second] = place.split('/');
  return first === 'features' || first === 'platform' ? `${first}/${second}` : first;
}

/** `test-checkout.store.ts` is not a test: it belongs to the test payment provider. */
function isTest(place) {
  return /\.(test|contract)\.ts$|(^|\/)test-[^/.]+\.ts$|^testing\//.test(place);
}

/** Collects everything that can name a table: string literals, and variables, which may hold drizzle tables. */
function readSource(place, source) {
  const { program, module } = parseSync(place, source);
  const lineOf = (node) => source.slice(0, node.start).split('\n').length;
  const file = { texts: [], variables: [], drizzle: new Map(), imports: module.staticImports };
  walk(program, [], (node, parents) => {
    const parent = parents.at(-1);
    if (isText(node) && !isText(parent)) file.texts.push({ text: textOf(node), line: lineOf(node), parents });
    if (node.type === 'CallExpression' && node.callee.name === 'pgTable' && parent.type === 'VariableDeclarator')
      file.drizzle.set(parent.id.name, node.arguments[0]?.value);
    if (node.type !== 'Identifier' || parent.type === 'MemberExpression' || parent.id === node) return;
    const isWritten = parent.arguments?.[0] === node && /^(insert|update|delete)$/.test(parent.callee.property?.name);
    file.variables.push({ name: node.name, kind: isWritten ? 'writes' : 'reads', line: lineOf(node) });
  });
  return file;
}

function walk(node, parents, visit) {
  const isType = node.type.startsWith('TS') && !node.expression;
  if (isType || node.type === 'ImportDeclaration') return;
  visit(node, parents);
  for (const child of visitorKeys[node.type].flatMap((key) => node[key] ?? [])) if (child) walk(child, [...parents, node], visit);
}

function isText(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string';
  return node?.type === 'TemplateLiteral' || (node?.type === 'BinaryExpression' && node.operator === '+');
}

/** Joins concatenated and interpolated literals into one text; anything else becomes a hole. */
function textOf(node) {
  if (!isText(node)) return HOLE;
  if (node.type === 'Literal') return node.value;
  if (node.type === 'BinaryExpression') return textOf(node.left) + textOf(node.right);
  return node.quasis
    .map(({ value }, index) => value.cooked + (index < node.expressions.length ? textOf(node.expressions[index]) : ''))
    .join('');
}

/** Uses in statements and parts of statements. */
function usesInSql({ texts }, existing) {
  const uses = [];
  const [interpolated, functions] = [new Set(), new Set()];
  for (const { text, line, parents } of texts.filter((one) => isSql(one.text))) {
    const found = findTables(text);
    for (const kind of ['reads', 'writes']) {
      uses.push(...[...found[kind]].map((name) => ({ name, kind, line })));
      if (!found[kind].has(HOLE)) continue;
      interpolated.add(kind);
      for (const { id, key } of parents) if (id ?? key) functions.add((id ?? key).name);
    }
    const isNew = (name) => !found.reads.has(name) && !found.writes.has(name);
    uses.push(...[...found.mentions].filter(isNew).map((name) => ({ name, kind: 'reads', line })));
  }
  // `delete from ${table}`: the names are elsewhere in the file, as data or as arguments of the function around it.
  for (const { text, line, parents } of texts) {
    const [name] = /^\w+(?=$|\s+(as\s+)?\w+$)/.exec(text) ?? [];
    const { type, callee } = parents.at(-1);
    const isOther = type === 'BinaryExpression' || (type === 'CallExpression' && !functions.has(callee.property?.name ?? callee.name));
    if (existing.has(name) && !isOther) uses.push(...[...interpolated].map((kind) => ({ name, kind, line })));
  }
  return uses;
}

/** Uses of the variables that hold a drizzle table, whether this file defines or imports them. */
function usesInDrizzle(place, files) {
  const file = files.get(place);
  const known = new Map(file.drizzle);
  for (const { moduleRequest, entries } of file.imports) {
    const specifier = moduleRequest.value;
    const target = specifier.startsWith('#server/') ? specifier.slice('#server/'.length) : posix.join(posix.dirname(place), specifier);
    for (const { importName, localName } of entries) {
      const table = files.get(target)?.drizzle.get(importName.name);
      if (table) known.set(localName.value, table);
    }
  }
  return file.variables.filter(({ name }) => known.has(name)).map((use) => ({ ...use, name: known.get(use.name) }));
}
