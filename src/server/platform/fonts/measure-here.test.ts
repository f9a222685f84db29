import { describe, expect, test } from 'vitest';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { TextObject } from '#model/presentation/presentation.ts';
import { openScene } from '#model/scenes/open-scene.ts';
import { visualScenes } from '#model/scenes/visual-scenes.ts';
import { layoutText } from '#model/text/layout-text.ts';
import type { Measure, MeasuredText, TextLayout } from '#model/text/layout.ts';
import { assignMeasured, measureTexts } from '#model/text/measured-texts.ts';
import { measureHere } from './measure-here.ts';

const measure = measureHere();

/** As a viewer receives it. */
const sent = (measured: MeasuredText[]): MeasuredText[] => JSON.parse(JSON.stringify(measured));

/** What is drawn, with the coordinates as far as anybody can see them. */
const drawn = ({ fragments, rules, lineCount, height }: TextLayout) => ({
  lineCount,
  height,
  fragments: fragments.map(({ x, width, ...rest }) => ({ ...rest, x: expect.closeTo(x, 1), width: expect.closeTo(width, 1) })),
  rules: rules.map(({ x, width, ...rest }) => ({ ...rest, x: expect.closeTo(x, 1), width: expect.closeTo(width, 1) })),
});

describe('texts measured in advance', () => {
  const scenes = visualScenes.flatMap((visual) => {
    const { presentation } = openScene(visual).scene;
    const measured = assignMeasured(presentation, sent(measureTexts(presentation, { measure, rich: richForms })));
    const texts = [...measured].filter((entry): entry is [TextObject, MeasuredText] => entry[0].kind === 'text');
    return texts.length > 0 ? [{ name: visual.id, presentation, texts }] : [];
  });

  test.each(scenes)('are laid out exactly as if measured anew: $name', ({ presentation: { theme, language }, texts }) => {
    for (const [text, measured] of texts) {
      const kit = { theme, language, measure, rich: richForms };
      expect(layoutText(text, kit, measured)).toMatchObject(drawn(layoutText(text, kit)));
    }
  });

  test('need no measuring, except for the markers of lists', () => {
    const asked = new Set<string>();
    const ask: Measure = (text, face, direction) => {
      asked.add(text);
      return measure(text, face, direction);
    };
    let words = 0;
    for (const { presentation, texts } of scenes)
      for (const [text, measured] of texts) {
        const { fragments } = layoutText(text, { ...presentation, measure: ask, rich: richForms }, measured);
        words += fragments.length;
        for (const { text: marker, part } of fragments) if (part.endsWith('*')) asked.delete(marker);
      }
    expect(words).toBeGreaterThan(100);
    expect([...asked]).toEqual([]);
  });
});
