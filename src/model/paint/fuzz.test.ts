import { expect, test } from 'vitest';
import { frameObject, overviewCamera } from '../camera/framing.ts';
import { planFlight } from '../camera/flight.ts';
import { parsePresentation } from '../presentation/parse.ts';
import { opacitiesAt, targetAt } from '../presentation/steps.ts';
import { generateDocument } from '../presentation/test-documents.ts';
import { indexScene } from '../scene/scene.ts';
import { richForms } from './forms/rich-forms.ts';
import { paint } from './paint.ts';
import { recordingContext } from './test-context.ts';
import { graphemesOf } from '../text/writing/graphemes.ts';
import { usedGlyphs } from './glyphs/used-glyphs.ts';
import { extentOfAll } from './marks/drawing-extent.ts';
import { identity } from '../geometry/matrix.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import type { Presentation } from '../presentation/presentation.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { Form } from './forms/form.ts';
import { makeForms } from './forms/make-forms.ts';

const count = Number(process.env['FUZZ_DOCUMENTS'] ?? 150);
const viewport = { width: 640, height: 360 };
const labels = { missingImage: 'Picture missing', unreadable: 'Cannot be shown' };

/** The recording canvas throws for anything no canvas could draw: non-finite numbers, invalid colours, more restores than saves. */
test(
  `${count} generated documents can be painted from afar, in flight or at their last step, and are never blank`,
  { timeout: 60_000 + count * 40 },
  () => {
    for (let seed = 0; seed < count; seed++) {
      const scene = indexScene(parsePresentation(generateDocument(seed)).presentation);
      const last = scene.presentation.path.length - 1;
      const overview = overviewCamera(scene, viewport);
      const target = frameObject(scene, targetAt(scene.presentation, last), viewport);
      const flight = planFlight(scene, overview, target, viewport);
      const opacities = opacitiesAt(scene.presentation, last);
      const camera = [overview, flight.at(flight.duration / 2), target][seed % 3] ?? overview;
      const { context, marks, picture } = recordingContext();
      const openLayer = () => ({ context, image: picture() });
      const imageOf = seed % 5 === 0 ? () => undefined : picture;
      const draw = () =>
        paint(context, scene, {
          camera,
          viewport,
          pixelRatio: 2,
          imageOf,
          rich: richForms,
          labels,
          openLayer,
          opacityOf: (id) => opacities.get(id) ?? 1,
        });
      expect(draw, `seed ${seed}`).not.toThrow();
      expect(marks.filter(({ kind }) => kind !== 'clip').length, `marks of seed ${seed}`).toBeGreaterThan(0);
      for (const node of seed % 10 === 0 ? scene.nodes.values() : [])
        expect(reachBeyond(node, scene.presentation), `seed ${seed}, ${node.object.kind} ${node.object.id}`).toBeUndefined();
      expect(
        [...usedGlyphs(scene, [labels]).keys()].every((face) => /^[a-z0-9-]+-[1-9]00i?$/.test(face)),
        `faces of seed ${seed}`,
      ).toBe(true);
    }
  },
);

/** Anything drawn outside an object's bounds would vanish as soon as the bounds leave the view. */
function reachBeyond({ object, bounds }: SceneNode, { theme, language }: Presentation): Rectangle | undefined {
  // A clipped drawing ends at its box, whatever its paths.
  if (object.kind === 'drawing') return undefined;
  const forms = makeForms(object, { theme, language, measure: (text) => graphemesOf(text).length * 0.55, labels, rich: richForms });
  const slack = 1e-6 * (Math.abs(bounds.right - bounds.left) + Math.abs(bounds.bottom - bounds.top)) + 1e-6;
  return forms
    .flatMap(extentsOf)
    .find(
      ({ left, top, right, bottom }) =>
        left < bounds.left - slack || top < bounds.top - slack || right > bounds.right + slack || bottom > bounds.bottom + slack,
    );
}

function extentsOf(form: Form): Rectangle[] {
  if (form.kind === 'image') return [{ left: form.x, top: form.y, right: form.x + form.width, bottom: form.y + form.height }];
  if (form.kind === 'text')
    return form.layout.fragments.map(({ x, y, width, size }) => ({
      left: form.x + x,
      top: form.y + y - size * 0.7,
      right: form.x + x + width,
      bottom: form.y + y,
    }));
  // Without the pixel that painting reserves for antialiasing.
  const { left, top, right, bottom } = extentOfAll(
    form.nodes.map((node) => ({ ...node, ...(node.kind === 'path' ? { miterLimit: 1 } : {}) })),
    identity,
  );
  return right - left > 2 && bottom - top > 2 ? [{ left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1 }] : [];
}
