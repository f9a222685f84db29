import { expect, it } from 'vitest';
import { hasNotes, withoutNotes } from './notes.ts';
import { parsePresentation } from '../parse.ts';
import { writePresentation } from '../write.ts';

const parse = (path: unknown[]) => parsePresentation({ path }).presentation;
const both = { to: 'root', title: 'Both', notes: 'For the speaker', caption: 'For all', hold: 9, own: { kept: true } };
const spoken = { to: 'root', title: 'Spoken', notes: 'Only spoken', caption: ' ' };
const silent = { to: 'root', title: 'Silent', notes: ' \n' };
const deck = parse([both, spoken, silent]);

it('leaves out the notes and keeps everything else, unknown fields too', () => {
  const { path, ...rest } = withoutNotes(deck);
  expect(path).toEqual(deck.path.map((step) => ({ ...step, notes: '' })));
  expect({ ...rest, path: deck.path }).toEqual(deck);
  expect(JSON.stringify(writePresentation(withoutNotes(deck)))).not.toMatch(/For the speaker|Only spoken/);
});

it('does not change the presentation it is given', () => {
  withoutNotes(deck, { asCaptions: true });
  expect(deck.path.map(({ notes, caption }) => [notes, caption])).toEqual([
    ['For the speaker', 'For all'],
    ['Only spoken', ' '],
    [' \n', undefined],
  ]);
});

it('shows notes as captions where a step has no caption', () => {
  expect(withoutNotes(deck, { asCaptions: true }).path.map(({ notes, caption }) => [notes, caption])).toEqual([
    ['', 'For all'],
    ['', 'Only spoken'],
    ['', undefined],
  ]);
});

it('a path made from the topics stays one', () => {
  const made = parsePresentation({ root: { children: [{ kind: 'topic', id: 'a' }] } }).presentation;
  expect(writePresentation(withoutNotes(made))).not.toHaveProperty('path');
});

it('knows whether there are any', () => {
  expect([hasNotes(deck), hasNotes(withoutNotes(deck)), hasNotes(parse([]))]).toEqual([true, false, false]);
});
