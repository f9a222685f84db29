import { describe, expect, test } from 'vitest';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { allOf } from '../shapes/over-objects.ts';
import { importDeck, shape, solid } from '../test-deck.ts';
import { behaviour, effect, paragraphsOf, target, timing } from './test-timing.ts';

const shapes = [2, 3, 4, 5].map((id) => shape({ id, at: [id * 100, 100, 90, 90], look: solid(`00000${id}`) })).join('');

/** The clicks, each with the shapes it reveals, by the last digit of their colours. */
async function clicks(after: string) {
  const { imported, slides, warnings } = await importDeck({ slides: [{ shapes, after }] });
  const names = new Map(
    slides[0]?.children.map((child) => [child.id, child.kind === 'shape' && child.fill?.kind === 'color' ? child.fill.color.at(-1) : '?']),
  );
  return {
    clicks: imported.presentation.path
      .slice(1)
      .map(({ reveal, hide = [] }) => [...reveal.map((id) => names.get(id)), ...hide.map((id) => `-${names.get(id)}`)].join('')),
    start: imported.presentation.path[0]?.hide?.map((id) => names.get(id)).join('') ?? '',
    warnings: warnings.map(({ code, count }) => `${code} ${count}`),
  };
}

describe('builds', () => {
  test('each click includes what comes with or after it', async () => {
    const effects =
      effect('entr', 'clickEffect', target(2)) +
      effect('entr', 'withEffect', target(3)) +
      effect('entr', 'clickEffect', target(4)) +
      effect('entr', 'afterEffect', target(5));
    expect(await clicks(timing(effects))).toMatchObject({ clicks: ['23', '45'], warnings: [] });
  });

  test('what appears automatically with the slide is visible from the start', async () => {
    expect(
      await clicks(
        timing(
          effect('entr', 'withEffect', target(2)) + effect('entr', 'afterEffect', target(3)) + effect('entr', 'clickEffect', target(4)),
        ),
      ),
    ).toMatchObject({ clicks: ['4'], warnings: [] });
  });

  describe('by paragraph', () => {
    const paragraph = (from: number, to = from) => target(2, paragraphsOf(from, to));
    const words = ['Zero', 'One', 'Two', 'Three'];
    const body = (look = '') =>
      shape({ at: [100, 100, 800, 600], look, text: 'x' }).replace(
        /<a:p>.*<\/a:p>/,
        words.map((word) => `<a:p><a:pPr><a:spcBef><a:spcPts val="600"/></a:spcBef></a:pPr><a:r><a:t>${word}</a:t></a:r></a:p>`).join(''),
      );
    const build = async (shapes: string, effects: string) => {
      const { imported, slides } = await importDeck({ slides: [{ shapes, after: timing(effects) }] });
      const objects = allOf(slides[0]?.children ?? []);
      const said = (id: string) => {
        const object = objects.find((each) => each.id === id);
        return object?.kind === 'text' ? object.paragraphs.map(({ runs }) => runs[0]?.text).join(' ') : object?.kind;
      };
      return { clicks: imported.presentation.path.slice(1).map(({ reveal }) => reveal.map(said)), objects };
    };

    test('parts of a text appear one after another, those with the slide at once', async () => {
      const effects = effect('entr', 'clickEffect', paragraph(1)) + effect('entr', 'clickEffect', paragraph(2, 3));
      const { clicks, objects } = await build(body(), effects);
      expect(clicks).toEqual([['One'], ['Two Three']]);
      expect(objects.flatMap((each) => (each.kind === 'text' ? [each.paragraphs[0]?.runs[0]?.text] : []))).toEqual(['Zero', 'One', 'Two']);
    });

    test('every part is where it is in the whole', async () => {
      const lines = (objects: SceneObject[]) =>
        objects.flatMap((each) => (each.kind === 'text' ? [[each.y - each.height / 2, each.y + each.height / 2] as const] : []));
      const [whole] = lines((await build(body(), '')).objects);
      const parts = lines(
        (await build(body(), [0, 1, 2, 3].map((index) => effect('entr', 'clickEffect', paragraph(index))).join(''))).objects,
      );
      // In a group at 100; 18 points with a line height of 1.2 are 57.6 units, and 6 points 16.
      expect(parts.map(([top, bottom]) => [top - (whole?.[0] ?? 0), bottom - top].map(Math.round))).toEqual(
        [0, 1, 2, 3].map((index) => [Math.round(index * 73.6) - 100, 58]),
      );
    });

    test('a shape may appear with its first paragraph', async () => {
      const effects =
        effect('entr', 'clickEffect', target(2) + paragraph(0)) +
        [1, 2, 3].map((index) => effect('entr', 'clickEffect', paragraph(index))).join('');
      expect((await build(body(solid('ff0000')), effects)).clicks).toEqual([['group', 'Zero'], ['One'], ['Two'], ['Three']]);
    });
  });

  test('objects that exit were visible, and disappear with their click', async () => {
    const effects =
      effect('exit', 'clickEffect', target(2)) +
      effect('entr', 'withEffect', target(3)) +
      effect('exit', 'clickEffect', target(3)) +
      effect('entr', 'clickEffect', target(2)) +
      effect('exit', 'clickEffect', target(4)) +
      effect('entr', 'withEffect', target(4));
    expect(await clicks(timing(effects))).toEqual({ clicks: ['3-2', '-3', '2'], start: '', warnings: [] });
  });

  test('what exits with the slide is never seen', async () => {
    const effects = effect('exit', 'withEffect', target(2)) + effect('entr', 'clickEffect', target(2));
    expect(await clicks(timing(effects))).toEqual({ clicks: ['2'], start: '2', warnings: [] });
  });

  test('leaves out emphasis that is over at once, with one warning', async () => {
    const effects =
      effect('emph', 'clickEffect', target(3)) +
      effect('emph', 'clickEffect', behaviour(4, 'animScale', '<p:by x="150000" y="150000"/>', '', 'autoRev="1"')) +
      effect('emph', 'clickEffect', behaviour(4, 'animRot', '', 'by="21600000"')) +
      effect('path', 'clickEffect', behaviour(4, 'animMotion', '', 'path="M 0 0 L 0.2 0 L 0.2 0.2 Z"')) +
      effect('entr', 'clickEffect', target(5));
    expect(await clicks(timing(effects))).toMatchObject({ clicks: ['5'], warnings: ['animation 1'] });
  });

  test('shows what waits for a click on an object', async () => {
    expect(await clicks(timing(effect('entr', 'clickEffect', target(2)), 'interactiveSeq'))).toMatchObject({
      clicks: [],
      warnings: ['animation 1'],
    });
    // A film that is stopped by a click on it is not a build.
    expect(await clicks(timing(effect('mediacall', 'clickEffect', target(2)), 'interactiveSeq'))).toMatchObject({
      clicks: [],
      warnings: [],
    });
  });

  test('ignores missing objects and thousands of repeated effects', async () => {
    expect((await clicks(timing(effect('entr', 'clickEffect', target(99))))).clicks).toEqual([]);
    expect((await clicks(timing(effect('entr', 'clickEffect', target(2)).repeat(3000)))).clicks).toEqual(['2']);
  });
});

describe('notes and transitions', () => {
  const step = async (after: string, deck: { parts?: Record<string, string>; relationships?: string } = {}) =>
    (await importDeck({ slides: [{ shapes, after, relationships: deck.relationships ?? '' }], parts: deck.parts ?? {} })).imported
      .presentation.path[0];

  test('reads notes as plain text with line breaks, without the slide number', async () => {
    const place = (type: string, text: string) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="2" name=""/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${text}</p:txBody></p:sp>`;
    const notes = `<p:notes xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree>${place('sldImg', '')}${place('body', '<a:p><a:r><a:t>Say </a:t></a:r><a:r><a:t>hello</a:t></a:r><a:br/><a:r><a:t>and wave</a:t></a:r></a:p><a:p/><a:p><a:r><a:t>Then go</a:t></a:r></a:p><a:p/>')}${place('sldNum', '<a:p><a:fld type="slidenum"><a:t>7</a:t></a:fld></a:p>')}</p:spTree></p:cSld></p:notes>`;
    expect(
      (
        await step('', {
          parts: { 'ppt/notesSlides/notesSlide1.xml': notes },
          relationships: 'n notesSlide ../notesSlides/notesSlide1.xml',
        })
      )?.notes,
    ).toBe('Say hello\nand wave\n\nThen go');
    expect((await step('', { relationships: 'n notesSlide ../notesSlides/gone.xml' }))?.notes).toBe('');
  });

  test.each([
    ['<p:transition advTm="4500"><p:fade/></p:transition>', { hold: 4500 }],
    ['<p:transition advTm="99999999999"/>', { hold: 3_600_000 }],
    ['<p:transition spd="slow" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" p14:dur="1600"/>', { duration: 1600 }],
    ['<p:transition spd="slow"/>', { duration: 2000 }],
    ['<p:transition spd="med" advTm="-5"/>', {}],
    ['', {}],
  ])('%s', async (after, expected) => {
    const { hold, duration } = (await step(after)) ?? {};
    expect({ hold, duration }).toEqual({ hold: undefined, duration: undefined, ...expected });
  });
});
