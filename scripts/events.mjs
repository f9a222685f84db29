// Generates docs/events.md, the reference of all logged events, from the catalogue that client and server share.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../src/contract/analytics/catalogue.ts';
import { eventTypeOf, schemaIdOf } from '../src/contract/analytics/event.ts';
import { root } from './set-up.mjs';

export const referenceFile = join(root, 'docs', 'events.md');
const source = join(root, 'src', 'contract', 'analytics', 'catalogue.ts');

const grouped = (number) => number.toLocaleString('en-US');
const kinds = {
  text: ({ most }) => `text, at most ${grouped(most)} characters`,
  whole: ({ most }) => `whole number from 0 to ${grouped(most)}`,
  number: ({ most }) => `number from 0 to ${grouped(most)}`,
  flag: () => 'true or false',
  choice: ({ of }) => of.map((value) => `\`${value}\``).join(', '),
};
const describeField = ([name, field]) => `\`${name}\`${field.isOptional ? ' (optional)' : ''}: ${kinds[field.kind](field)}`;

function whose(name) {
  const { shape, isServers } = catalogue[name];
  if (isServers) return 'server';
  return shape === 'meeting' ? 'meeting' : eventTypeOf(name);
}

/** Lists the headings in the catalogue's source, each with the event names under it. */
function listSections() {
  const sections = [];
  for (const line of readFileSync(source, 'utf8').split('\n')) {
    const [, heading] = /^ {2}\/\/ (.+)$/.exec(line) ?? [];
    const [, name] = /^ {2}'?([\w-]+)'?: \{/.exec(line) ?? [];
    if (heading) sections.push({ heading, names: [] });
    else if (name && name in catalogue) sections.at(-1).names.push(name);
  }
  return sections;
}

/** Returns the Markdown of the page. */
export function writeReference() {
  const sections = listSections();
  const listed = new Set(sections.flatMap(({ names }) => names));
  const lacking = Object.keys(catalogue).filter((name) => !listed.has(name));
  if (lacking.length > 0) throw new Error(`Not under any heading in the catalogue: ${lacking.join(', ')}`);
  const row = (name) =>
    `| \`${name}\` | ${whose(name)} | ${catalogue[name].about} | ${Object.entries(catalogue[name].body).map(describeField).join('; ')} | \`${schemaIdOf(name)}\` |`;
  return `${introduction}${sections.map(({ heading, names }) => `\n## ${heading}\n\n| event | by | meaning | body | schema |\n|---|---|---|---|---|\n${names.map(row).join('\n')}\n`).join('')}`;
}

const introduction = `# Events

Every analytics event, generated from the catalogue in \`src/contract/analytics/catalogue.ts\` by \`node scripts/events.mjs\`. A test fails
when this file is out of date.

Each event is sent on its own, in an array of one: \`POST {host}/log/json\` by the browser's beacon, or \`POST {host}/log/json/fallback\`.

| block | fields |
|---|---|
| \`core\` | \`type\` ("event"), \`schema_id\`, \`client_time\`, \`event_source\` (website, embed, meeting, server), \`event_type\` (user: somebody did it; system: it happened) |
| \`event_source\` | \`name\`, \`version\`, \`page\`, \`page_id\` (one opening of a page), \`language\` |
| \`platform\` | \`type\` ("web"), \`visitor_id\`, \`referer\` and \`url\` (both without their query) |
| \`user\` | \`session_id\` |
| \`body\` | \`event_name\`, \`event_id\` (a version 7 UUID; a repeated id is the same event), \`presentation_oid\` and \`link_id\` where they apply, and the fields listed below |

- Without cookies, \`visitor_id\` and \`session_id\` are empty.
- In a video meeting, \`platform\` also has \`os\`, \`os_version\`, \`user_agent\`, \`app_version\` and \`meeting_id\`, and \`user\` has \`user_id\`.
- A viewer is in a meeting if its address names one: \`/p/embed/{oid}/?meeting_id=…&user_id=…&app_version=…&os=…&os_version=…\`.
- Times are in milliseconds.
- Longer texts are truncated; fields not listed here are dropped.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(referenceFile, writeReference());
