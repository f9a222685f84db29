import { normalizePath } from '#model/presentation/reading/path-data/normalize-path.ts';
import { compilePath } from '#model/geometry/path.ts';
import { boxAround } from '#model/geometry/outline.ts';
import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { asObjects } from '../../core/selection/selection.ts';
import { createInspectTools } from '../../inspect/inspect-tools.ts';
import { languages } from '#locale/language.ts';
import { findIcons, readIcons } from './find-icons.ts';
import { openIcons } from './icon-tools.ts';
import { loadKeywords } from './keywords.ts';
import lines from './lucide.json';

const icons = readIcons(lines);
const namesFor = (typed: string) => findIcons(icons, typed).map(({ name }) => name);

describe('a search', () => {
  test('finds icons by name first, then by what they stand for', () => {
    expect(namesFor('heart')[0]).toBe('heart');
    expect(namesFor('Arrow up')[0]).toBe('arrow-up');
    expect(namesFor('weath')).toContain('cloud-rain');
    expect(namesFor('home')).toContain('house');
  });

  test('wants all words', () => {
    expect(namesFor('arrow heart zebra')).toEqual([]);
  });

  test('without words finds all', () => {
    expect(namesFor(' ')).toHaveLength(icons.length);
    expect(icons.length).toBeGreaterThan(1500);
  });
});

describe('[SITE-5] in every language of the editor, a search', () => {
  const others = languages.filter((language) => language !== 'en');
  const find = async (language: (typeof languages)[number], typed: string) =>
    findIcons(icons, typed, await loadKeywords(language)).map(({ name }) => name);
  const expected = ['house', 'fish', 'banknote', 'arrow-right', 'clock', 'heart', 'lightbulb', 'triangle-alert', 'phone', 'calendar'];

  test.each([
    ['de', 'Haus Fisch Geld Pfeil Uhr Herz Idee Warnung Telefon Termin'],
    ['es', 'casa pez dinero flecha reloj corazón idea advertencia teléfono fecha'],
    ['fr', 'maison poisson argent flèche horloge cœur idée avertissement téléphone rendez-vous'],
    ['hu', 'ház hal pénz nyíl óra szív ötlet figyelmeztetés telefon naptár'],
    ['it', 'casa pesce soldi freccia orologio cuore idea avviso telefono calendario'],
    ['ja', '家 魚 お金 矢印 時計 ハート アイデア 警告 電話 カレンダー'],
    ['ko', '집 물고기 돈 화살표 시계 하트 아이디어 경고 전화 달력'],
    ['pt', 'casa peixe dinheiro seta relógio coração ideia aviso telefone calendário'],
  ] as const)('finds what plain words of %s mean', async (language, words) => {
    for (const [place, word] of words.split(' ').entries()) expect(await find(language, word), word).toContain(expected[place]);
  });

  test.each(others)('has hundreds of words of %s, and each stands for an icon', async (language) => {
    const keywords = await loadKeywords(language);
    expect(keywords.length).toBeGreaterThan(550);
    const lost = keywords.filter(
      ({ english }) => !icons.some(({ name, words }) => english.every((word) => name.split('-').includes(word) || words.includes(word))),
    );
    expect(lost.map(({ english }) => english.join(' '))).toEqual([]);
    expect(keywords.filter(({ said }) => said.some((word) => word.trim() === ''))).toEqual([]);
  });

  test.each(['arrow', 'heart', 'house'])('finds %s by English words too', async (word) => {
    for (const language of others) expect((await find(language, word))[0], language).toMatch(word);
  });

  test('does without capitals and accents, and begins before a word is complete', async () => {
    expect(await find('fr', 'FLECHE')).toContain('arrow-up');
    expect(await find('es', 'corazon')).toContain('heart');
    expect(await find('de', 'glühb')).toContain('lightbulb');
    expect(await find('ja', 'ねこ')).toContain('cat');
    expect(await find('ja', 'はーと')).toContain('heart');
    expect(await find('ko', '비행')).toContain('plane');
  });

  test('has the best first, and wants all words', async () => {
    expect((await find('de', 'Haus'))[0]).toBe('house');
    expect((await find('de', 'Pfeil rechts'))[0]).toBe('arrow-right');
    expect((await find('ja', '右矢印'))[0]).toBe('arrow-right');
    expect(await find('de', 'Banane Flugzeug')).toEqual([]);
    expect(await find('de', 'Quastenflosser')).toEqual([]);
  });
});

test.each([
  ['en', 'heart', 'heart'],
  ['en-GB', 'arrow-right', 'arrow right'],
  ['de', 'house', 'Haus'],
  ['ja', 'arrow-right', '右矢印'],
  ['pt-BR', 'calendar', 'calendário'],
  ['de', 'squircle-dashed', ''],
  ['nl', 'heart', ''],
])('[SITE-5] in a presentation in %s, the icon %s is described as "%s"', async (language, name, alt) => {
  const { desk } = openTestDesk({ schemaVersion: 2, language, root: { id: 'root', width: 1000, height: 800, children: [] } });
  const tools = await openIcons(desk, 'hu');
  const icon = tools.find(name.replaceAll('-', ' ')).find((one) => one.name === name);
  expect(icon && (await tools.add(icon))).toBe(true);
  expect(desk.draft.presentation.root.children[0]).toMatchObject({ kind: 'drawing', alt });
});

test('every icon can be drawn, on its square', () => {
  const odd = icons.filter(({ d }) => {
    const path = compilePath(normalizePath(d) ?? '');
    const { left, top, right, bottom } = boxAround(path);
    return !(left >= -0.1 && top >= -0.1 && right <= 24.1 && bottom <= 24.1);
  });
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test('an icon has a colour of the theme, another one if somebody wants, and one step back', async () => {
  const { desk } = openTestDesk({
    schemaVersion: 2,
    language: 'en',
    root: { id: 'root', kind: 'topic', width: 1000, height: 800, children: [] },
    path: [{ id: 'first', to: 'root' }],
  });
  const tools = await openIcons(desk, 'en');
  const [heart] = tools.find('heart');
  expect(heart && (await tools.add(heart))).toBe(true);
  const drawn = () => {
    const [object] = desk.draft.presentation.root.children;
    const [form] = object ? desk.formsOf(object) : [];
    const [group] = form?.kind === 'drawing' ? form.nodes : [];
    const [path] = group?.kind === 'group' ? group.children : [];
    return path?.kind === 'path' ? path.stroke : undefined;
  };
  expect(desk.draft.presentation.root.children[0]).toMatchObject({ kind: 'drawing', alt: 'heart', width: 120, height: 120 });
  expect(drawn()).toMatchObject({ kind: 'color', color: 'accent1' });
  const inspect = createInspectTools(desk);
  inspect.setFill(asObjects(desk.state().selection).ids, 'accent2');
  expect(drawn()).toMatchObject({ color: 'accent2' });
  inspect.setFill(asObjects(desk.state().selection).ids, undefined);
  expect(drawn()).toMatchObject({ color: 'text' });
  desk.undo();
  desk.undo();
  desk.undo();
  expect(desk.draft.presentation.root.children).toEqual([]);
});
