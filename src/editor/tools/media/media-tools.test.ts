import { describe, expect, test } from 'vitest';
import { addStored } from '../bring/add-files.ts';
import { readIncoming } from '../../core/clipboard/read-incoming.ts';
import type { Desk, Picture } from '../../desk/desk.ts';
import { addressOf } from '../../desk/draft-pictures.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { titleOf } from './add-media.ts';
import { createMediaTools } from './media-tools.ts';

const box = { x: 400, y: 300, width: 400, height: 100 };
const open = (stored: (file: Blob | string) => Picture | undefined, children: object[] = []) => {
  const assets = { film: { kind: 'video', source: '/files/media/a.webm', width: 640, height: 360 } };
  const { desk: plain } = openTestDesk({ schemaVersion: 2, assets, root: { id: 'root', width: 1000, height: 800, children } });
  const value = async (file: Blob | string) => stored(file);
  const desk: Desk = Object.create(plain, { storePicture: { value }, storeFile: { value } });
  return { desk, tools: createMediaTools(desk), first: () => desk.draft.presentation.root.children[0] };
};
const picture: Picture = {
  asset: 'frame',
  operation: { kind: 'asset', id: 'frame', asset: { kind: 'image', source: '/files/images/f.png', width: 64, height: 36 } },
  width: 64,
  height: 36,
};
const song: Picture = {
  asset: 'song',
  operation: { kind: 'asset', id: 'song', asset: { kind: 'video', source: '/files/media/b.mp3', width: 480, height: 120 } },
  width: 480,
  height: 120,
  media: { isSound: true, source: '/files/media/b.mp3' },
};

describe('[SITE-5] sound', () => {
  test('becomes a card with the name of its file, and one step back removes it', async () => {
    const { desk, first } = open(() => song);
    expect(await addStored(desk, song, { x: 500, y: 400 }, 'whale_song.mp3')).toBe(true);
    expect(first()).toMatchObject({ kind: 'video', asset: 'song', isSound: true, alt: 'whale song', width: 360, height: 90 });
    expect(desk.state().selection).toMatchObject({ ids: [first()?.id] });
    desk.undo();
    expect([first(), desk.draft.presentation.assets['song']]).toEqual([undefined, undefined]);
  });

  test('is fetched from an address, and called as it is there', async () => {
    const asked: unknown[] = [];
    const { tools, first } = open((file) => (asked.push(file), song));
    expect(await tools.addFrom('https://example.org/a/Deep_sea.mp3?x=1')).toBe(true);
    expect([asked, first()?.alt]).toEqual([['https://example.org/a/Deep_sea.mp3?x=1'], 'Deep sea']);
  });

  test('in place of a film has the shape of a card, and no poster', async () => {
    const film = { kind: 'video', id: 'v', asset: 'film', poster: 'p', ...box, height: 225 };
    const { tools, first, desk } = open(() => song, [film]);
    expect(await tools.replace('v', new File([], 'song.mp3'))).toBe(true);
    expect(first()).toMatchObject({ asset: 'song', isSound: true, width: 400, height: 100, alt: 'song' });
    expect(first()).not.toHaveProperty('poster');
    desk.undo();
    expect(first()).toMatchObject({ asset: 'film', poster: 'p', height: 225 });
    expect(first()).not.toHaveProperty('isSound');
  });
});

test('[SITE-5] a film gets a picture as its poster, and loses it', async () => {
  const { tools, first, desk } = open(() => picture, [{ kind: 'video', id: 'v', asset: 'film', ...box }]);
  expect(await tools.setPoster('v', new Blob())).toBe(true);
  expect([first(), desk.draft.presentation.assets['frame']?.kind]).toMatchObject([{ poster: 'frame' }, 'image']);
  expect(tools.removePoster('v')).toBe(true);
  expect(first()).not.toHaveProperty('poster');
});

test('[SITE-5] neither is a picture put in place of a film, nor a film on another as its poster', async () => {
  const objects = [{ kind: 'video', id: 'v', asset: 'film', ...box }];
  const wrong = open(() => picture, objects);
  expect(await wrong.tools.replace('v', new File([], 'a.png'))).toBe(false);
  expect(wrong.desk.state().notice).toEqual({ kind: 'picture-refused', reason: 'wrong-type' });
  const other = open(() => song, objects);
  expect([await other.tools.setPoster('v', new Blob()), other.first()]).toMatchObject([false, { asset: 'film' }]);
});

test('[SITE-5] what was refused, or removed meanwhile, changes nothing', async () => {
  const { tools } = open(() => undefined, [{ kind: 'video', id: 'v', asset: 'film', ...box }]);
  expect(await tools.addFrom('https://example.org/a.mp4')).toBe(false);
  expect(await tools.setPoster('v', new Blob())).toBe(false);
  const gone = open(() => picture);
  expect(await gone.tools.setPoster('v', new Blob())).toBe(false);
  expect(gone.desk.draft.presentation.assets).not.toHaveProperty('frame');
});

test('[SITE-5] the page of a player is told from a file, and becomes a link', () => {
  const { tools, first } = open(() => undefined);
  for (const address of ['https://www.youtube.com/watch?v=x', 'https://youtu.be/x', 'https://player.vimeo.com/video/1'])
    expect([address, tools.isPlayerPage(address)]).toEqual([address, true]);
  for (const address of ['https://example.org/youtube.com', 'https://notyoutube.com/a.mp4', 'https://example.org/a.mp4'])
    expect([address, tools.isPlayerPage(address)]).toEqual([address, false]);
  expect(tools.addLink('https://www.youtube.com/watch?v=x')).toBe(true);
  expect(first()).toMatchObject({
    kind: 'link',
    label: 'youtube.com',
    link: { kind: 'address', href: 'https://www.youtube.com/watch?v=x' },
  });
});

test.each([
  ['https://example.org/a.mp4', 'https://example.org/a.mp4'],
  [' example.org/a.mp4 ', 'https://example.org/a.mp4'],
  ['http://example.org/a.mp4', undefined],
  ['film.mp4 on my desk', undefined],
  ['localhost', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%j as an address is %j', (typed, address) => {
  expect(open(() => undefined).tools.fileAddress(typed)).toBe(address);
});

test('the editor loads what plays where only editors may', () => {
  expect(addressOf('deck', '/files/media/a.mp4')).toBe('/api/v4/presentation/deck/assets/a.mp4');
  expect(addressOf('deck', '/files/images/a.png')).toBe('/api/v4/presentation/deck/assets/a.png');
  expect(addressOf('deck', '/films/a.mp4')).toBe('/films/a.mp4');
});

test('files that play are brought like pictures', () => {
  const file = (type: string) => new File(['x'], 'a', { type });
  const files = ['video/mp4', 'audio/wav', 'image/png', 'text/plain'].map(file);
  const found = readIncoming({ files }, () => {
    throw new Error('Nothing to parse');
  });
  expect(found && 'files' in found && found.files.map(({ type }) => type)).toEqual(['video/mp4', 'audio/wav', 'image/png']);
});

test.each([
  ['My_first film.webm', 'My first film'],
  ['https://example.org/x/y.z/deep.mp3#t=1', 'deep'],
  ['noname', 'noname'],
])('%s is called %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
