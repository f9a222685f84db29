import { describe, expect, test } from 'vitest';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { transcriptOf } from '#model/presentation/transcript/transcript.ts';
import { allOf } from '../shapes/over-objects.ts';
import { importDeck, shape, solid } from '../test-deck.ts';
import { behaviour, effect, move, paragraphsOf, set, target, timing } from './test-timing.ts';

const shapes = [2, 3, 4, 5].map((id) => shape({ id, at: [id * 100, 100, 90, 90], look: solid(`00000${id}`) })).join('');

describe('what moves or changes', () => {
  /** Versions of a shape by the clicks that show them: where they are, as shares of the slide, and how they look. */
  const watch = async (effects: string, id = 3) => {
    const { imported, slides, warnings } = await importDeck({ slides: [{ shapes, after: timing(effects) }] });
    const [slide] = slides;
    const all =
      slide?.children.filter((child) => child.kind === 'shape' && child.fill?.kind === 'color' && child.fill.color.endsWith(String(id))) ??
      [];
    const [first] = all;
    const { path } = imported.presentation;
    return {
      versions: all.map(({ id: own, x, y, scale, rotation, opacity }) => ({
        shown: path.findIndex(({ reveal }) => reveal.includes(own)),
        gone: path.findIndex(({ hide = [] }) => hide.includes(own)),
        x: (x - (first?.x ?? 0)) / (slide?.width ?? 1),
        y: (y - (first?.y ?? 0)) / (slide?.height ?? 1),
        scale,
        rotation,
        opacity,
      })),
      steps: path.length,
      warnings: warnings.map(({ code, count }) => `${code} ${count}`),
    };
  };
  test('is there in its place after the click, and no longer where it was', async () => {
    const { versions, steps, warnings } = await watch(
      effect('path', 'clickEffect', move(3, 'M 0 0 L 0.25 0.1 E')) +
        effect('path', 'clickEffect', move(3, 'M 0 0 c 0.1 0 0.1 0 0.2 4.2E-2 E')),
    );
    expect([steps, warnings]).toEqual([3, []]);
    expect(versions.map(({ shown, gone }) => [shown, gone])).toEqual([
      [-1, 1],
      [1, 2],
      [2, -1],
    ]);
    expect(versions.map(({ x, y }) => [x, y].map((share) => Math.round(share * 1000) / 1000))).toEqual([
      [0, 0],
      [0.25, 0.1],
      [0.45, 0.142],
    ]);
  });

  test('keeps its size, turn and transparency', async () => {
    const { versions } = await watch(
      effect('emph', 'clickEffect', behaviour(3, 'animScale', '<p:by x="150000" y="150000"/>')) +
        effect('emph', 'withEffect', behaviour(3, 'animRot', '', 'by="2700000"')) +
        effect('emph', 'clickEffect', behaviour(3, 'animEffect', '', 'filter="image" prLst="opacity: 0.5"')),
    );
    expect(versions.map(({ scale, rotation, opacity }) => [scale, rotation, opacity])).toEqual([
      [1, 0, 1],
      [1.5, 45, 1],
      [1.5, 45, 0.5],
    ]);
  });

  test('keeps the colours it gets, of areas and letters', async () => {
    const effects =
      effect('emph', 'clickEffect', set(3, 'fillcolor', '00AA00')) + effect('emph', 'withEffect', set(3, 'style.color', 'AA0000'));
    const said = shape({ id: 3, at: [0, 0, 100, 100], look: solid('000003'), text: 'Now' });
    const { imported, slides, warnings } = await importDeck({ slides: [{ shapes: said, after: timing(effects) }] });
    const found = JSON.stringify(slides[0]?.children);
    expect([found.match(/#000003/g)?.length, found.match(/#00aa00/g)?.length, found.match(/#aa0000/g)?.length]).toEqual([1, 1, 1]);
    expect([imported.presentation.path.length, warnings]).toEqual([2, []]);
    const still = await importDeck({ slides: [{ shapes: said }] });
    expect(transcriptOf(imported.presentation)).toEqual(transcriptOf(still.imported.presentation));
  });

  test('is changed from the beginning if nobody sees it before', async () => {
    const withSlide = await watch(effect('path', 'withEffect', move(3, 'M 0 0 L 0.25 0 E')));
    expect([withSlide.versions.length, withSlide.steps]).toEqual([1, 1]);
    const entering = await watch(effect('entr', 'clickEffect', target(3)) + effect('path', 'withEffect', move(3, 'M 0 0 L 0.25 0 E')));
    expect(entering.versions.map(({ shown, gone }) => [shown, gone])).toEqual([[1, -1]]);
  });

  test('comes back changed after it was gone', async () => {
    const { versions } = await watch(
      effect('exit', 'clickEffect', target(3)) +
        effect('path', 'clickEffect', move(3, 'M 0 0 L 0.25 0 E')) +
        effect('entr', 'clickEffect', target(3)),
    );
    expect(versions.map(({ shown, gone }) => [shown, gone])).toEqual([
      [-1, 1],
      [2, -1],
    ]);
  });
});

describe('what changes within something else', () => {
  /** What a step shows, by its words or colours: each with its place on the slide, in hundredths of it. */
  const scenes = async (shapes: string, effects: string) => {
    const { imported, slides, warnings } = await importDeck({ slides: [{ shapes, after: timing(effects) }] });
    const { path } = imported.presentation;
    const [slide] = slides;
    const firstOf = (id: string) => path.find(({ reveal, hide = [] }) => reveal.includes(id) || hide.includes(id));
    const hidden = new Set(allOf(slide?.children ?? []).flatMap(({ id }) => (firstOf(id)?.reveal.includes(id) ? [id] : [])));
    const shown = (objects: readonly SceneObject[], x: number, y: number, scale: number, turn: number): string[] =>
      objects.flatMap((object) => {
        if (hidden.has(object.id)) return [];
        const [sine, cosine] = [Math.sin((turn * Math.PI) / 180) * scale, Math.cos((turn * Math.PI) / 180) * scale];
        const [left, top] = [x + object.x * cosine - object.y * sine, y + object.x * sine + object.y * cosine];
        if (object.kind === 'group') return shown(object.children, left, top, scale * object.scale, turn + object.rotation);
        const at = [left / (slide?.width ?? 1), top / (slide?.height ?? 1)].map((share) => Math.round(share * 100)).join(' ');
        if (object.kind === 'text') {
          const [run] = object.paragraphs[0]?.runs ?? [];
          return [`${run?.text}${(run?.weight ?? 400) > 400 ? '!' : ''} ${run?.color ?? object.style?.color} ${at}`];
        }
        return [`${object.kind === 'shape' && object.fill?.kind === 'color' ? object.fill.color : object.kind} ${at}`];
      });
    return {
      steps: path.map(({ reveal, hide = [] }) => {
        for (const id of reveal) hidden.delete(id);
        for (const id of hide) hidden.add(id);
        return shown(slide?.children ?? [], 0, 0, 1, 0);
      }),
      warnings: warnings.map(({ code, count }) => `${code} ${count}`),
      words: JSON.stringify(transcriptOf(imported.presentation)).match(/"text":"[^"]*"/g),
    };
  };
  const body = shape({ id: 2, at: [0, 0, 1000, 300], text: 'x' }).replace(
    /<a:p>.*<\/a:p>/,
    ['One', 'Two', 'Three'].map((word) => `<a:p><a:r><a:t>${word}</a:t></a:r></a:p>`).join(''),
  );
  const inks = (step: readonly string[] | undefined) => step?.map((line) => line.replace(/ [-\d]+ [-\d]+$/, ''));

  test('paragraphs get another colour or weight one by one, and are read once', async () => {
    const { steps, warnings, words } = await scenes(
      body,
      effect('emph', 'clickEffect', set(2, 'style.color', 'FF0000', paragraphsOf(1))) +
        effect('emph', 'clickEffect', set(2, 'style.fontWeight', 'bold', paragraphsOf(0, 1))),
    );
    expect(warnings).toEqual([]);
    expect(steps.map(inks)).toEqual([
      ['One #101010', 'Two #101010', 'Three #101010'],
      ['One #101010', 'Two #ff0000', 'Three #101010'],
      ['One! #101010', 'Two! #ff0000', 'Three #101010'],
    ]);
    expect(words).toEqual((await scenes(body, '')).words);
  });

  test('a paragraph is dimmed or disappears with the click after its own', async () => {
    const next = 'masterRel="nextClick" afterEffect="1"';
    const enters = (index: number, followers = '') => effect('entr', 'clickEffect', target(2, paragraphsOf(index)), followers);
    const { steps, warnings } = await scenes(
      body,
      enters(0, set(2, 'ppt_c', '808080', paragraphsOf(0), next)) +
        enters(1, set(2, 'style.visibility', 'hidden', paragraphsOf(1), next)) +
        enters(2),
    );
    expect(warnings).toEqual([]);
    expect(steps.map(inks)).toEqual([[], ['One #101010'], ['One #808080', 'Two #101010'], ['One #808080', 'Three #101010']]);
  });

  test('a text moves with its paragraphs, those that are there and those to come', async () => {
    const { steps } = await scenes(
      body,
      effect('entr', 'clickEffect', target(2, paragraphsOf(1))) +
        effect('exit', 'clickEffect', target(2, paragraphsOf(0))) +
        effect('path', 'clickEffect', move(2, 'M 0 0 L 0.25 0.5 E')) +
        effect('entr', 'clickEffect', target(2, paragraphsOf(2))),
    );
    const places = steps.map((step) => step.map((line) => [line.split(' ')[0], Number(line.split(' ').at(-2))]));
    const x = Number(places[0]?.[0]?.[1]);
    expect(places).toEqual([
      [['One', x]],
      [
        ['One', x],
        ['Two', x],
      ],
      [['Two', x]],
      [['Two', x + 25]],
      [
        ['Two', x + 25],
        ['Three', x + 25],
      ],
    ]);
  });

  test('what is in a turned and scaled group moves by the measures of the slide', async () => {
    const inner = shape({ id: 3, at: [100, 100, 100, 100], look: solid('000003') });
    const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm rot="5400000"><a:off x="3000000" y="1000000"/><a:ext cx="1905000" cy="1905000"/><a:chOff x="0" y="0"/><a:chExt cx="3810000" cy="3810000"/></a:xfrm></p:grpSpPr>${inner}</p:grpSp>`;
    const { steps, warnings } = await scenes(group, effect('path', 'clickEffect', move(3, 'M 0 0 L 0.25 0.5 E')));
    const places = steps.map(([line, ...more]) => [...(line ?? '').split(' ').slice(1).map(Number), more.length]);
    const [x = 0, y = 0] = places[0] ?? [];
    expect([places, warnings]).toEqual([
      [
        [x, y, 0],
        [x + 25, y + 50, 0],
      ],
      [],
    ]);
  });
});
