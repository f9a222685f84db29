import { expect, test } from 'vitest';
import { allOf } from '../shapes/over-objects.ts';
import { importDeck, solid } from '../test-deck.ts';
import { textsIn } from '../text/test-text.ts';

const a = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const dgm = 'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"';
const dsp = 'xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"';
const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Diagram"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="952500" y="476250"/><a:ext cx="4762500" cy="2381250"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/diagram"><dgm:relIds ${dgm} r:dm="rIdD" r:lo="rId9" r:qs="rId9" r:cs="rId9"/></a:graphicData></a:graphic></p:graphicFrame>`;
const point = (id: number, text: string, type = 'node') =>
  `<dgm:pt modelId="${id}" type="${type}"><dgm:t><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
const link = (from: number, to: number, order: number) =>
  `<dgm:cxn modelId="9${to}" srcId="${from}" destId="${to}" srcOrd="${order}" destOrd="0"/>`;
const data = (points: string, links: string, relationship = '') =>
  `<dgm:dataModel ${dgm} ${a}><dgm:ptLst>${points}</dgm:ptLst><dgm:cxnLst>${links}</dgm:cxnLst><dgm:extLst><a:ext uri="x">${relationship && `<dsp:dataModelExt ${dsp} relId="${relationship}"/>`}</a:ext></dgm:extLst></dgm:dataModel>`;
const drawing = (color: string) =>
  `<dsp:drawing ${dsp} ${a}><dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/><dsp:sp modelId="1"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr><a:xfrm><a:off x="476250" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></dsp:spPr></dsp:sp></dsp:spTree></dsp:drawing>`;
const nodes = point(0, '', 'doc') + point(2, 'Second') + point(1, 'First') + point(3, 'Deeper') + point(4, 'Beside', 'pres');
const links = link(0, 2, 1) + link(0, 1, 0) + link(1, 3, 0) + link(3, 1, 0);

const importDiagram = (model: string, drawings: Record<string, string>, relationships: string, shapes = frame) =>
  importDeck({
    slides: [{ shapes, relationships: `rIdD diagramData ../diagrams/data1.xml\n${relationships}` }],
    parts: { 'ppt/diagrams/data1.xml': model, ...drawings },
  });

test('a diagram uses the last drawing of its program, the one its data names', async () => {
  const { slides, warnings } = await importDiagram(
    data(nodes, links, 'rId8'),
    { 'ppt/diagrams/drawing1.xml': drawing('0000ff'), 'ppt/diagrams/drawing2.xml': drawing('ff0000') },
    'rId7 diagramDrawing ../diagrams/drawing1.xml\nrId8 diagramDrawing ../diagrams/drawing2.xml',
  );
  expect(slides[0]?.children[0]).toMatchObject({
    kind: 'group',
    x: 700,
    y: 350,
    width: 1000,
    height: 500,
    scale: 1,
    children: [{ kind: 'shape', x: 200, y: 100, fill: { color: '#ff0000' } }],
  });
  expect(warnings).toEqual([]);
});

test('uses the only drawing if the data names none', async () => {
  const { slides } = await importDiagram(
    data(nodes, links),
    { 'ppt/diagrams/drawing1.xml': drawing('0000ff') },
    'rId7 diagramDrawing ../diagrams/drawing1.xml',
  );
  expect(slides[0]?.children[0]).toMatchObject({ kind: 'group', children: [{ fill: { color: '#0000ff' } }] });
});

test('without a drawing its data is laid out, in order and nested, even if its links are circular', async () => {
  const { slides, warnings } = await importDiagram(data(nodes, links), {}, '');
  const [group] = slides[0]?.children ?? [];
  expect(group).toMatchObject({ kind: 'group', x: 700, y: 350, width: 1000, height: 500 });
  const texts = textsIn(group ? [group] : []);
  expect(texts.flatMap(({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')))).toEqual([
    'First',
    'Deeper',
    'Second',
  ]);
  expect(warnings).toMatchObject([{ code: 'diagram', slides: [1] }]);
});

test('an empty drawing counts as none', async () => {
  const empty = drawing('').replace(/<dsp:sp .*<\/dsp:sp>/, '');
  const { slides } = await importDiagram(
    data(nodes, links, 'rId8'),
    { 'ppt/diagrams/drawing1.xml': empty },
    'rId8 diagramDrawing ../diagrams/drawing1.xml',
  );
  expect(textsIn(slides[0]?.children ?? [])).not.toEqual([]);
});

test('uses the colours of the diagram, and those that a node was given', async () => {
  const label = (inner: string) => `<dgm:styleLbl name="node1">${inner}</dgm:styleLbl>`;
  const colors = `<dgm:colorsDef ${dgm} ${a}>${label('<dgm:fillClrLst meth="repeat"><a:schemeClr val="accent2"/><a:srgbClr val="00ff00"/></dgm:fillClrLst><dgm:txFillClrLst><a:srgbClr val="0000ff"/></dgm:txFillClrLst>')}</dgm:colorsDef>`;
  const style = `<dgm:styleDef ${dgm} ${a}>${label('<dgm:style><a:lnRef idx="0"/><a:fillRef idx="1"/><a:effectRef idx="0"/><a:fontRef idx="minor"/></dgm:style>')}</dgm:styleDef>`;
  const changed = `<dgm:pt modelId="8" type="pres"><dgm:prSet presAssocID="3"/><dgm:spPr>${solid('ff0000')}</dgm:spPr></dgm:pt>`;
  const { slides } = await importDiagram(
    data(
      point(0, '', 'doc') + [1, 2, 3].map((id) => point(id, `N${id}`)).join('') + changed,
      [1, 2, 3].map((id) => link(0, id, id)).join(''),
    ),
    { 'ppt/diagrams/colors1.xml': colors, 'ppt/diagrams/style1.xml': style },
    'rId9 diagramColors ../diagrams/colors1.xml\nrId10 diagramQuickStyle ../diagrams/style1.xml',
    frame.replace('r:qs="rId9"', 'r:qs="rId10"'),
  );
  const shapes = allOf(slides[0]?.children ?? []);
  expect(shapes.flatMap((shape) => (shape.kind === 'shape' && shape.fill?.kind === 'color' ? [shape.fill.color] : []))).toEqual([
    '#ed7d31',
    '#00ff00',
    '#ff0000',
  ]);
  expect(textsIn(shapes)[0]?.style?.color).toBe('#0000ff');
});

test('without any content it is left out', async () => {
  const { slides, warnings } = await importDiagram('<broken', {}, '');
  expect(slides[0]?.children).toEqual([]);
  expect(warnings).toMatchObject([{ code: 'diagram' }]);
});
