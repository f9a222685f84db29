import sharp from 'sharp';
import { packDeck, shape, transform } from '#convert/import/pptx/test-deck.ts';

const chartSpaces =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const UNIT = 4762.5;
const words = 'light sound depth pressure salt current reef krill squid plankton trench vent darkness tide'.split(' ');

/** A deck as people make it: on every slide a title and a list, beside it a photograph, a screenshot, a chart or a table. */
export async function mixedDeck(slides: number, seed: number): Promise<Buffer> {
  const parts: Record<string, string | Uint8Array> = {};
  const made = [];
  for (let place = 0; place < slides; place += 1) {
    const number = place + 1;
    const side = ['photo', 'chart', 'screenshot', 'table'][place % 4];
    const list = [0, 1, 2, 3].map((line) => sentence(seed + place * 7 + line)).join('</a:t></a:r></a:p><a:p><a:r><a:t>');
    const texts =
      shape({ id: 2, at: [100, 60, 1720, 160], text: `${number}. ${sentence(seed + place)}` }) +
      shape({ id: 3, at: [100, 300, 800, 900], text: list });
    if (side === 'table') made.push({ shapes: texts + table(seed + place) });
    else if (side === 'chart') {
      parts[`ppt/charts/chart${number}.xml`] = chart(seed + place);
      made.push({ shapes: texts + chartFrame, relationships: `rIdC chart ../charts/chart${number}.xml` });
    } else {
      const file = side === 'photo' ? `photo${number}.jpg` : `screenshot${number}.png`;
      parts[`ppt/media/${file}`] = await (side === 'photo' ? photo(seed + place) : screenshot(seed + place));
      made.push({ shapes: texts + pictureFrame, relationships: `rIdP image ../media/${file}` });
    }
  }
  return Buffer.from(packDeck({ slides: made, parts }));
}

const sentence = (from: number) => Array.from({ length: 6 }, (_none, place) => words[(from * 5 + place * 3) % words.length]).join(' ');

const inFrame = (kind: string, content: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="${kind}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="${960 * UNIT}" y="${300 * UNIT}"/><a:ext cx="${860 * UNIT}" cy="${900 * UNIT}"/></p:xfrm><a:graphic>${content}</a:graphic></p:graphicFrame>`;

const chartFrame = inFrame(
  'chart',
  '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rIdC"/></a:graphicData>',
);

function chart(seed: number): string {
  const points = (values: readonly (string | number)[]) =>
    `<c:ptCount val="${values.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}`;
  const named = (name: string, values: readonly string[]) =>
    `<c:${name}><c:strRef><c:f>A</c:f><c:strCache>${points(values)}</c:strCache></c:strRef></c:${name}>`;
  const months = Array.from({ length: 12 }, (_none, month) => `M${month + 1}`);
  const series = [0, 1, 2].map(
    (index) =>
      `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>${named('tx', [words[index] ?? ''])}${named('cat', months)}<c:val><c:numRef><c:f>A</c:f><c:numCache><c:formatCode>General</c:formatCode>${points(months.map((_none, month) => (seed * 13 + index * 29 + month * 17) % 100))}</c:numCache></c:numRef></c:val></c:ser>`,
  );
  const axis = (kind: string, id: number, position: string) =>
    `<c:${kind}><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="${position}"/></c:${kind}>`;
  return `<c:chartSpace ${chartSpaces}><c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${series.join('')}<c:axId val="1"/><c:axId val="2"/></c:barChart>${axis('catAx', 1, 'b')}${axis('valAx', 2, 'l')}</c:plotArea></c:chart></c:chartSpace>`;
}

function table(seed: number): string {
  const cell = (text: string) =>
    `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr sz="1200"/><a:t>${text}</a:t></a:r></a:p></a:txBody><a:tcPr/></a:tc>`;
  const rows = Array.from(
    { length: 10 },
    (_none, row) =>
      `<a:tr h="${80 * UNIT}">${[0, 1, 2, 3].map((column) => cell(`${words[(seed + row + column) % words.length]} ${(seed * 31 + row * 7 + column) % 100}`)).join('')}</a:tr>`,
  );
  const columns = `<a:gridCol w="${215 * UNIT}"/>`.repeat(4);
  return inFrame('table', `<a:graphicData uri="t"><a:tbl><a:tblGrid>${columns}</a:tblGrid>${rows.join('')}</a:tbl></a:graphicData>`);
}

const pictureFrame = `<p:pic><p:nvPicPr><p:cNvPr id="4" name=""/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rIdP"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${transform([960, 300, 860, 573])}<a:prstGeom prst="rect"/></p:spPr></p:pic>`;

/** 1800 × 1200, with the grain, the metadata and about the bytes of a photograph. */
async function photo(seed: number): Promise<Buffer> {
  const noise = await sharp({
    create: { width: 1800, height: 1200, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .blur(1.2)
    .png()
    .toBuffer();
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${seed * 47} 60% 40%)"/><stop offset="1" stop-color="hsl(${seed * 89} 60% 70%)"/></linearGradient><path d="M0 0h1800v1200H0z" fill="url(#g)"/>${Array.from({ length: 40 }, (_none, place) => `<circle cx="${(place * 331 + seed * 97) % 1800}" cy="${(place * 211 + seed * 53) % 1200}" r="${40 + ((place * 37) % 160)}" fill="hsl(${place * 23} 50% 50% / 0.5)"/>`).join('')}</svg>`;
  return sharp(Buffer.from(scene))
    .removeAlpha()
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .withExif({ IFD0: { Make: 'Camera', Software: `Version ${seed}` } })
    .toBuffer();
}

/** 1440 × 960: plain areas and lettering, with a time stamp as programs write it. */
function screenshot(seed: number): Promise<Buffer> {
  const lines = Array.from(
    { length: 30 },
    (_none, line) => `<text x="320" y="${60 + line * 30}" font-size="18">${sentence(seed + line)} ${seed * 7 + line}</text>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="960"><path d="M0 0h1440v960H0z" fill="#fff"/><path d="M0 0h280v960H0z" fill="hsl(${seed * 31} 40% 30%)"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(page))
    .removeAlpha()
    .withExif({ IFD0: { Software: 'Screenshots' } })
    .png()
    .toBuffer();
}
