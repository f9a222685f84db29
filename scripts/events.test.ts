import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../src/contract/analytics/catalogue.ts';
import { referenceFile, writeReference } from './events.mjs';

test('docs/events.md says what the catalogue says; `node scripts/events.mjs` writes it', () => {
  expect(readFileSync(referenceFile, 'utf8')).toBe(writeReference());
});

test('every event is in it once, with its fields', () => {
  const lines = writeReference().split('\n');
  for (const [name, { body }] of Object.entries(catalogue)) {
    const rows = lines.filter((line) => line.startsWith(`| \`${name}\` |`));
    expect(rows, name).toHaveLength(1);
    for (const field of Object.keys(body)) expect(rows[0]).toContain(`\`${field}\``);
  }
});
