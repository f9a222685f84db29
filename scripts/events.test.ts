import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../src/contract/analytics/catalogue.ts';
import { referenceFile, writeReference } from './events.mjs';

test('docs/events.md is up to date with the catalogue (regenerate it with `node scripts/events.mjs`)', () => {
  expect(readFileSync(referenceFile, 'utf8')).toBe(writeReference());
});

test('lists every event once, with its fields', () => {
  const lines = writeReference().split('\n');
  for (const [name, { body }] of Object.entries(catalogue)) {
    const rows = lines.filter((line) => line.startsWith(`| \`${name}\` |`));
    expect(rows, name).toHaveLength(1);
    for (const field of Object.keys(body)) expect(rows[0]).toContain(`\`${field}\``);
  }
});
