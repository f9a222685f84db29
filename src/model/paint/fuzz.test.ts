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
import { usedGlyphs } from './used-glyphs.ts';

const count = Number(process.env['FUZZ_DOCUMENTS'] ?? 1000);
const viewport = { width: 640, height: 360 };
const labels = { missingImage: 'Picture missing', unreadable: 'Cannot be shown' };

/** The recording canvas throws at whatever no canvas could draw: what is not finite, a colour that is none, more restored than saved. */
test(`${count} generated documents are painted from afar, on the way or at their last step, and are never blank`, { timeout: 60_000 + count * 40 }, () => {
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
    const draw = () => paint(context, scene, { camera, viewport, pixelRatio: 2, imageOf, rich: richForms, labels, openLayer, opacityOf: (id) => opacities.get(id) ?? 1 });
    expect(draw, `seed ${seed}`).not.toThrow();
    expect(marks.filter(({ kind }) => kind !== 'clip').length, `marks of seed ${seed}`).toBeGreaterThan(0);
    expect([...usedGlyphs(scene, [labels]).keys()].every((face) => /^[a-z0-9-]+-[1-9]00i?$/.test(face)), `faces of seed ${seed}`).toBe(true);
  }
});
