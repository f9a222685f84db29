// Here, because only a test outside of the rooms may know the editor and the templates of the server.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { openTestDesk } from '../src/editor/desk/test-desk.ts';
import { selectFirstWords } from '../src/editor/objects/first-text.ts';
import { faintness } from '../src/editor/outline/findings/faint.ts';
import { findingsIn } from '../src/editor/outline/findings/findings.ts';
import { formsIn } from '../src/model/paint/paint.ts';
import type { TextObject } from '../src/model/presentation/presentation.ts';
import { listedDecks } from '../src/server/features/demo/decks.ts';
import { paintHere } from '../src/server/platform/pictures/painting/paint-here.ts';

const titles: Readonly<Record<string, string>> = {
  'brand-book': 'Brand book',
  'case-study': 'Case study',
  'lesson-plan': 'Forest school',
  onboarding: 'Your first week',
  'quarterly-review': 'Q3 in one canvas',
  'talk-opener': 'Type that travels',
  'pitch-deck': 'Your idea, growing',
  'project-kickoff': 'Project kick-off',
  'research-poster': 'Title of your study',
  'workshop-agenda': 'Workshop agenda',
  comparison: 'The choice before us',
  portfolio: 'Selected works',
  'product-launch': 'Ready to launch',
  roadmap: 'The road ahead',
  timeline: 'One thread, many years',
};

test.each(listedDecks.filter(({ isTemplate }) => isTemplate))(
  '[SITE-5] the template $name opens with its title selected, and nothing in it is undescribed, too long, faint or without effect',
  async ({ name, load }) => {
    const { document } = await load();
    const { desk } = openTestDesk(document);
    const { draft, scene } = desk;
    const forms = formsIn(createCanvas(1, 1).getContext('2d'), scene, { ...desk.state(), imageOf: () => undefined, ...paintHere });
    const faint = new Map(
      [...scene.nodes.values()].flatMap((node) => {
        const found = faintness(scene, node);
        return found ? [[node.object.id, found] as const] : [];
      }),
    );
    const linesOf = (text: TextObject) => forms(text).find((form) => form.kind === 'text')?.layout;
    expect(findingsIn(draft, linesOf, faint).list).toEqual([]);

    selectFirstWords(desk);
    const { selection } = desk.state();
    const selected = selection.kind === 'text' ? draft.entries.get(selection.id)?.object : undefined;
    const words = selected?.kind === 'text' ? selected.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ') : '';
    expect(words).toBe(titles[name]);
  },
);
