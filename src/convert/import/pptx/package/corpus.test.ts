import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { ImportProblem } from '../../problems.ts';
import { importBytes } from '../test-deck.ts';

const corpus = process.env['LECTERN_CORPUS'] ?? '';
const filesIn = (folder: string) => (corpus ? readdirSync(`${corpus}/${folder}`).filter((name) => /\.p(?:pt|ot|ps)[xm]$/.test(name)) : []);

describe.skipIf(!corpus)('real-world decks', () => {
  test.for(filesIn('pptx'))('%s has all its slides and gives a valid document', { timeout: 60_000 }, async (name) => {
    const { imported } = await importBytes(readFileSync(`${corpus}/pptx/${name}`));
    const pages: unknown = JSON.parse(readFileSync(`${corpus}/reference/${name.replace(/\.\w+$/, '')}/words.json`, 'utf8'));
    expect(imported.slides).toBe(Array.isArray(pages) ? pages.length : 0);
    expect(parsePresentation(JSON.parse(JSON.stringify(writePresentation(imported.presentation)))).problems).toEqual([]);
  });

  test.for(filesIn('hostile'))('%s is read or rejected', { timeout: 60_000 }, async (name) => {
    const outcome = await importBytes(readFileSync(`${corpus}/hostile/${name}`)).then(
      ({ imported }) => imported.format,
      (problem: unknown) => (problem instanceof ImportProblem ? 'refused' : problem),
    );
    expect(['pptx', 'refused']).toContain(outcome);
  });
});
