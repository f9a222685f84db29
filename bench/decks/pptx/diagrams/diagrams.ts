import { cellsOf, type Box, type SlideKit, type Topic } from '../construct.ts';
import { escape, graphicFrame, place, solid } from '../markup.ts';
import { dataModel, diagramNamespaces, diagramUri, type Node } from './data-model.ts';
import { diagramLayouts, layoutDefinition, type DiagramLayout } from './layouts.ts';

const drawingKind = 'http://schemas.microsoft.com/office/2007/relationships/diagramDrawing';
const types = 'application/vnd.openxmlformats-officedocument.drawingml';

const colours = `<dgm:colorsDef ${diagramNamespaces} uniqueId="urn:microsoft.com/office/officeart/2005/8/colors/accent1_2"><dgm:title val=""/><dgm:desc val=""/><dgm:catLst><dgm:cat type="accent1" pri="11200"/></dgm:catLst>${['node1', 'sibTrans2D1'].map((name) => `<dgm:styleLbl name="${name}"><dgm:fillClrLst meth="repeat"><a:schemeClr val="accent1">${name === 'node1' ? '' : '<a:tint val="60000"/>'}</a:schemeClr></dgm:fillClrLst><dgm:linClrLst meth="repeat"><a:schemeClr val="lt1"/></dgm:linClrLst><dgm:effectClrLst/><dgm:txLinClrLst/><dgm:txFillClrLst/><dgm:txEffectClrLst/></dgm:styleLbl>`).join('')}</dgm:colorsDef>`;
const quick = `<dgm:styleDef ${diagramNamespaces} uniqueId="urn:microsoft.com/office/officeart/2005/8/quickstyle/simple1"><dgm:title val=""/><dgm:desc val=""/><dgm:catLst><dgm:cat type="simple" pri="10100"/></dgm:catLst><dgm:scene3d><a:camera prst="orthographicFront"/><a:lightRig rig="threePt" dir="t"/></dgm:scene3d><dgm:styleLbl name="node1"><dgm:scene3d><a:camera prst="orthographicFront"/><a:lightRig rig="threePt" dir="t"/></dgm:scene3d><dgm:sp3d/><dgm:txPr/><dgm:style><a:lnRef idx="2"><a:scrgbClr r="0" g="0" b="0"/></a:lnRef><a:fillRef idx="1"><a:scrgbClr r="0" g="0" b="0"/></a:fillRef><a:effectRef idx="0"><a:scrgbClr r="0" g="0" b="0"/></a:effectRef><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></dgm:style></dgm:styleLbl></dgm:styleDef>`;

const nodes = (kit: SlideKit, isDeep: boolean): Node[] =>
  isDeep
    ? [{ text: kit.say(1), children: [1, 2, 3].map(() => ({ text: kit.say(1), children: [] })) }]
    : Array.from({ length: 4 }, () => ({ text: kit.say(1), children: [] }));

/** The shapes as PowerPoint last drew them, relative to the frame. */
function drawnShapes(texts: readonly Node[], box: Box): string {
  return cellsOf({ ...box, x: 0, y: 0 }, 2, Math.ceil(texts.length / 2))
    .slice(0, texts.length)
    .map(
      (cell, at) =>
        `<dsp:sp modelId="{0000000${at}-9999-4222-8333-444444444444}"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr>${place(cell)}<a:prstGeom prst="roundRect"><a:avLst/></a:prstGeom>${solid('accent1')}</dsp:spPr><dsp:style><a:lnRef idx="2"><a:schemeClr val="lt1"/></a:lnRef><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="0"><a:schemeClr val="accent1"/></a:effectRef><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></dsp:style><dsp:txBody><a:bodyPr spcFirstLastPara="0" vert="horz" wrap="square" lIns="91440" tIns="91440" rIns="91440" bIns="91440" numCol="1" anchor="ctr" anchorCtr="0"><a:noAutofit/></a:bodyPr><a:lstStyle/><a:p><a:pPr marL="0" lvl="0" indent="0" algn="ctr" defTabSz="1066800"><a:buNone/></a:pPr><a:r><a:rPr lang="en-US" sz="2400" kern="1200"/><a:t>${escape(texts[at]?.text ?? '')}</a:t></a:r></a:p></dsp:txBody><dsp:txXfrm>${place(cell).replace(/^<a:xfrm>|<\/a:xfrm>$/g, '')}</dsp:txXfrm></dsp:sp>`,
    )
    .join('');
}

const drawingMarkup = (shapes: string): string =>
  `<dsp:drawing ${diagramNamespaces} xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"><dsp:spTree><dsp:nvGrpSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvGrpSpPr/></dsp:nvGrpSpPr><dsp:grpSpPr/>${shapes}</dsp:spTree></dsp:drawing>`;

function diagram(kit: SlideKit, box: Box, layout: DiagramLayout, kept: 'drawing' | 'empty drawing' | 'data'): string {
  const texts = nodes(kit, layout.isDeep ?? false);
  const add = (name: string, kind: string, content: string) =>
    kit.slide.relate(kind, kit.package.add(`ppt/diagrams/${name}#.xml`, content, `${types}.${kind}+xml`));
  const drawing =
    kept === 'data'
      ? undefined
      : kit.slide.relate(
          drawingKind,
          kit.package.add(
            'ppt/diagrams/drawing#.xml',
            drawingMarkup(kept === 'drawing' ? drawnShapes(texts, box) : ''),
            'application/vnd.ms-office.drawingml.diagramDrawing+xml',
          ),
        );
  const ids = [
    add('data', 'diagramData', dataModel(texts, layout, drawing)),
    add('layout', 'diagramLayout', layoutDefinition(layout)),
    add('quickStyle', 'diagramQuickStyle', quick),
    add('colors', 'diagramColors', colours),
  ];
  return graphicFrame(
    kit,
    box,
    diagramUri,
    `<dgm:relIds xmlns:dgm="${diagramUri}" r:dm="${ids[0]}" r:lo="${ids[1]}" r:qs="${ids[2]}" r:cs="${ids[3]}"/>`,
  );
}

export const diagrams: Topic = {
  drawn: (kit, box) => diagram(kit, box, diagramLayouts.list, 'drawing'),
  'drawn-empty': (kit, box) => diagram(kit, box, diagramLayouts.list, 'empty drawing'),
  ...Object.fromEntries(
    Object.entries(diagramLayouts).map(([name, layout]) => [name, (kit: SlideKit, box: Box) => diagram(kit, box, layout, 'data')]),
  ),
};
