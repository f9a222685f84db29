import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { detailsPath, presentationPath } from '../../../src/contract/presentation/presentation-address.ts';
import type { LineObject, Presentation, SceneObject, Topic } from '../../../src/model/presentation/presentation.ts';
import { open, startButton, transcript } from '../../view-page/journey.ts';
import { canvas, expect, objectsIn, wordsIn } from '../journey.ts';

/** The presentation that the design shows in the editor, and one object of every kind besides. */
export const deck = {
  title: 'Light in the Deep',
  subtitle: 'A descent in six stops, from sunlight to seabed',
  theme: 'Deep sea',
  topics: ['Sunlight zone', 'The twilight zone', 'Midnight zone', 'The abyss', 'Black smokers', 'Still unmapped'],
  /** In the twilight zone. */
  subtopics: ['Hide', 'Hunt', 'Talk'],
  depth: '200 – 1,000 metres',
  words: 'Sunlight fades to a blue whisper here. Nine in ten animals answer it by making light of their own.',
  jellyfish: 'A violet jellyfish glowing in blue water, with two smaller ones behind it.',
  /** In the topics below. */
  chart: 'Heat of the water',
  cell: '4,000 – 6,000 m',
  code: 'unmapped = seabed - charted',
  icon: 'fish',
} as const;

export const home = deck.topics[1];

/** A picture to add. */
export const jellyfish = async () => ({
  name: 'jellyfish.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 240, height: 180, channels: 3, background: '#7a5cff' } })
    .png()
    .toBuffer(),
});

const isTopic = (object: SceneObject): object is Topic => object.kind === 'topic';
const isLine = (object: SceneObject): object is LineObject => object.kind === 'line';
const titlesOf = (objects: readonly SceneObject[]) => objects.filter(isTopic).map(({ title }) => title);

/** Everything is where it belongs: topics, what is in them, the path and the theme. */
export function expectDeck({ root, path, theme }: Presentation): void {
  const all = objectsIn(root).slice(1);
  const byTitle = new Map(all.filter(isTopic).map((topic) => [topic.title, topic]));
  const inTopic = (title: string) => byTitle.get(title)?.children ?? [];
  const wordsOf = (objects: readonly SceneObject[]) => objects.filter(({ kind }) => kind === 'text').map(wordsIn);
  expect(titlesOf(root.children)).toEqual(deck.topics);
  expect(titlesOf(inTopic(home))).toEqual(deck.subtopics);
  expect(wordsOf(root.children)).toEqual([deck.title, deck.subtitle]);
  expect(wordsOf(inTopic(home))).toEqual([deck.depth, deck.words]);
  expect(inTopic(home).find(({ kind }) => kind === 'image')).toMatchObject({ alt: deck.jellyfish });
  expect(inTopic('Black smokers')).toMatchObject([{ kind: 'chart', title: deck.chart }]);
  expect(inTopic('The abyss')).toMatchObject([{ kind: 'table' }]);
  expect(inTopic('Still unmapped')).toMatchObject([{ kind: 'code', code: deck.code }]);
  expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['shape', 'drawing']));
  const arrow = all.find(isLine);
  expect([arrow?.startsAt?.id, arrow?.endsAt?.id]).toEqual([byTitle.get('Sunlight zone')?.id, byTitle.get(home)?.id]);
  expect(path.map(({ to }) => all.find(({ id }) => id === to)).map((target) => target && isTopic(target) && target.title)).toEqual(
    deck.topics,
  );
  expect(theme.fonts.heading).toBe('Geist');
  expect(theme.palette.background).toBe('#04103a');
}

/** The details of the presentation, where its owner says who may see it. */
export async function openPrivacy(page: Page, oid: string) {
  await open(page, detailsPath(oid));
  return {
    everybody: page.getByRole('radio', { name: 'Public', exact: true }),
    nobody: page.getByRole('radio', { name: 'Private', exact: true }),
    save: page.getByRole('button', { name: 'Save changes' }),
    isSaved: () => expect(page.getByText('Your changes have been saved.')).toBeVisible(),
  };
}

/** What somebody who is logged out finds: all words, and as many stops. */
export async function expectSeen(visitor: Page, oid: string): Promise<void> {
  const address = presentationPath({ oid, title: deck.title, schemaVersion: 2 });
  // The worker may still be painting for other journeys.
  await expect(async () => {
    await open(visitor, address);
    await expect(transcript(visitor)).toContainText(deck.words, { timeout: 2000 });
    await expect(startButton(visitor)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  await expect(visitor.getByRole('heading', { level: 1, name: deck.title })).toBeVisible();
  const { subtitle, topics, subtopics, depth, jellyfish, chart, cell, code } = deck;
  for (const words of [subtitle, ...topics, ...subtopics, depth, jellyfish, chart, cell, code])
    await expect(transcript(visitor)).toContainText(words);
  await startButton(visitor).click();
  await expect(visitor.getByRole('status').filter({ hasText: `1 of ${topics.length}` })).toBeAttached();
}

/** Of the presentation in the editor, once it is open. */
export async function oidOf(page: Page): Promise<string> {
  await expect(canvas(page)).toBeVisible();
  return /\/p\/edit\/([^/]+)\//.exec(page.url())?.[1] ?? '';
}
