import { normalizePath } from '#model/presentation/reading/path-data/normalize-path.ts';
import { compilePath } from '#model/geometry/path.ts';
import { boxAround } from '#model/geometry/outline.ts';
import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createInspectTools } from '../../inspect/inspect-tools.ts';
import { findIcons, readIcons } from './find-icons.ts';
import { openIcons } from './icon-tools.ts';
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
  const tools = await openIcons(desk);
  const [heart] = tools.find('heart');
  expect(heart && tools.add(heart)).toBe(true);
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
  inspect.setFill(
    inspect.objects().map(({ id }) => id),
    'accent2',
  );
  expect(drawn()).toMatchObject({ color: 'accent2' });
  inspect.setFill(
    inspect.objects().map(({ id }) => id),
    undefined,
  );
  expect(drawn()).toMatchObject({ color: 'text' });
  desk.undo();
  desk.undo();
  desk.undo();
  expect(desk.draft.presentation.root.children).toEqual([]);
});
