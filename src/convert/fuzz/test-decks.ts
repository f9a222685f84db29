import { packArchive } from '../import/archive/test-archive.ts';
import { makePdf } from '../import/pdf/test-pdf.ts';
import { makeSwf, place, shape, showFrame, solid, square } from '../import/pez/swf/test-swf.ts';
import { packDeck } from '../import/pptx/test-deck.ts';
import { writePng } from '../import/metafile/bitmaps/write-png.ts';

const picture = writePng(new Uint8Array(16).fill(200), 2, 2);

const box = (id: number, inner: string, name = `Shape ${id}`) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm rot="600000"><a:off x="914400" y="${id * 300000}"/><a:ext cx="2743200" cy="685800"/></a:xfrm><a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 20000"/></a:avLst></a:prstGeom><a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="100000"><a:schemeClr val="accent1"><a:lumMod val="60000"/></a:schemeClr></a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill><a:ln w="12700"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:ln></p:spPr><p:txBody><a:bodyPr wrap="square"><a:normAutofit fontScale="90000"/></a:bodyPr><a:lstStyle/>${inner}</p:txBody></p:sp>`;
const words = (text: string, properties = '') =>
  `<a:p><a:pPr ${properties}><a:buChar char="•"/></a:pPr><a:r><a:rPr lang="en" sz="1800" b="1"/><a:t>${text}</a:t></a:r></a:p>`;
const frame = (id: number, kind: string, inner: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="f"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="4000000" cy="3000000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${kind}">${inner}</a:graphicData></a:graphic></p:graphicFrame>`;
const cell = (text: string) =>
  `<a:tc gridSpan="1"><a:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody><a:tcPr marL="91440"/></a:tc>`;
const table = frame(
  7,
  'table',
  `<a:tbl><a:tblPr firstRow="1"/><a:tblGrid><a:gridCol w="2000000"/><a:gridCol w="2000000"/></a:tblGrid><a:tr h="370840">${cell('One')}${cell('Two')}</a:tr><a:tr h="370840">${cell('3')}${cell('4')}</a:tr></a:tbl>`,
);
const numbers =
  '<c:numRef><c:f>Sheet1!$B$2:$B$4</c:f><c:numCache><c:ptCount val="3"/><c:pt idx="0"><c:v>4.3</c:v></c:pt><c:pt idx="1"><c:v>2.5</c:v></c:pt><c:pt idx="2"><c:v>3.5</c:v></c:pt></c:numCache></c:numRef>';
const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:plotArea><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:v>Series</c:v></c:tx><c:val>${numbers}</c:val></c:ser><c:gapWidth val="150"/><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling><c:max val="10"/></c:scaling><c:crossAx val="1"/></c:valAx></c:plotArea><c:legend/></c:chart></c:chartSpace>`;
const timing =
  '<p:timing><p:tnLst><p:par><p:cTn id="1" dur="indefinite" nodeType="tmRoot"><p:childTnLst><p:seq><p:cTn id="2" nodeType="mainSeq"><p:childTnLst><p:par><p:cTn id="3" fill="hold"><p:childTnLst><p:set><p:cBhvr><p:cTn id="5" dur="1"/><p:tgtEl><p:spTgt spid="2"/></p:tgtEl><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr></p:set></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:seq></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>';

const pptx = packDeck({
  slides: [
    {
      shapes: `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:t>Title</a:t></a:r></a:p></p:txBody></p:sp>${box(3, words('One', 'lvl="1"') + words('Two', 'marL="457200" indent="-228600"'))}<p:grpSp><p:nvGrpSpPr><p:cNvPr id="4" name="g"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/><a:chOff x="0" y="0"/><a:chExt cx="50" cy="50"/></a:xfrm></p:grpSpPr>${box(5, words('Grouped'))}</p:grpSp><p:pic><p:nvPicPr><p:cNvPr id="6" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rIdP"/><a:srcRect l="10000"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="ellipse"/></p:spPr></p:pic>`,
      background: '<p:bg><p:bgPr><a:blipFill><a:blip r:embed="rIdP"/><a:tile sx="50000" sy="50000"/></a:blipFill></p:bgPr></p:bg>',
      relationships: 'rIdP image ../media/image1.png',
      after: timing,
    },
    {
      shapes: `${table}${frame(8, 'chart', '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rIdC"/>')}`,
      relationships: 'rIdC chart ../charts/chart1.xml',
    },
  ],
  layout: {
    shapes:
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="T"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="457200" y="274638"/><a:ext cx="8229600" cy="1143000"/></a:xfrm></p:spPr><p:txBody><a:bodyPr anchor="ctr"/><a:lstStyle><a:lvl1pPr algn="ctr"><a:defRPr sz="4400"/></a:lvl1pPr></a:lstStyle></p:txBody></p:sp>',
  },
  parts: { 'ppt/media/image1.png': picture, 'ppt/charts/chart1.xml': chart },
});

const pdf = makePdf(
  [
    {
      content:
        'q 0 0.5 0 rg 100 100 200 50 re f Q BT 0 g /F1 20 Tf 110 110 Td (On green) Tj 0 -30 Td /F5 18 Tf (fedcba) Tj ET q 0 1 -1 0 200 50 cm BT /F2 12 Tf (Turned) Tj ET Q 10 10 m 50 80 l S',
      annotations: ['<</Type/Annot/Subtype/Link/Rect[100 100 200 130]/Border[0 0 0]/A<</S/URI/URI(https://example.org)>>>>'],
    },
    { content: 'BT /F6 14 Tf 50 300 Td (abc) Tj ET', rotation: 90, annotations: ['<</Subtype/Link/Rect[0 0 9 9]/Dest[PAGE(0)/Fit]>>'] },
    { content: 'BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI', size: [300, 400], alternative: 'A picture' },
  ],
  { title: 'Deck', language: 'en', outline: [{ title: 'Part', page: 1 }], letters: { a: '\u0644\u0627', b: 'ffi' } },
);

const markdown = `---
theme: seriph
title: Deck
---

# One :tada:

- a [link](https://example.org) and \`code\`
  1. deep **bold** $x^2$

<div class="grid grid-cols-2"><div>

left

</div><div v-click>right</div></div>

---
layout: two-cols
---

# Two

| a | b |
|--:|:-:|
| 1 | 2 |

::right::

\`\`\`ts {1,3-4}
const a = 1;
\`\`\`

> quote[^1]

![alt](data:image/png;base64,${Buffer.from(picture).toString('base64')})

[^1]: note

---

<!-- note -->

$$
\\frac{a}{\\sqrt{b}}
$$
`;

const swf = makeSwf([
  shape(1, { fills: [solid(255, 0, 0, 255)], figures: [{ points: square(0, 0, 400), right: 1 }] }),
  place(1, 1),
  place(1, 2, [0.5, 0.2, -0.2, 0.5, 300, 100]),
  showFrame,
]);
const image = (id: string, file: string) =>
  `<object id="${id}" type="image" x="20" y="30" r="10" s="1.5"><source w="200" h="100"><mask x="10" y="0" w="100" h="50"/><url>${file}</url></source></object>`;
const pez = packArchive([
  {
    name: 'prezi/content.xml',
    content: `<zuiprezi><version>10</version><zui-table><settings><languages><language>en</language></languages></settings><object id="1" type="button" x="1000" y="500" r="0" s="2" class="circle"><type>circle</type><size><w>800</w><h>600</h></size></object><object id="2" type="text" x="0" y="0" r="30" s="4" class="head"><height>28.8</height><width>300</width><p listType="bullet" indent="1"><text color="16744448" weight="bold"><![CDATA[Words]]></text></p></object>${image('3', 'a.png')}${image('4', 'b.swf')}<object id="5" type="shape" x="0" y="0" r="0" s="1" class="line3"><geom type="arrow"><sp>-50 10</sp><ep>50 10</ep><b>-20</b><t>8</t></geom></object><object id="6" type="shape" x="0" y="0" s="1" class="poly4"><geom type="poly"><p x="0" y="-20"/><p x="20" y="20"/><p x="-20" y="20"/></geom></object><object id="9" type="persistentgroup" x="0" y="0" r="90" s="3"><m o="2"/><m o="4"/></object><object id="10" type="persistentgroup" x="0" y="0" s="1"><m o="9"/></object></zui-table><background><layer depth="0" fadescale="0.2">${image('b', 'a.png')}</layer><layer depth="500" fadescale="0.5">${image('c', 'b.swf')}</layer></background><path><s><eagle o="1"/></s><s><buildin o="9"/></s><s><eagle o="2"/></s></path><style type="text/css"><![CDATA[@font-face { src: url('Aleo-Bold.keg'); font-class: head; } .poly4 { gradStartColor: #194a99; } ZFrame.circle { gradStartColor: #ff802a; thickness: 9; }]]></style></zuiprezi>`,
  },
  { name: 'prezi/repo/a.png', content: picture },
  { name: 'prezi/repo/b.swf', content: swf },
]);

/** One of each format, with a little of everything; sound as they are. */
export const soundDecks = { pptx, pdf, markdown: Buffer.from(markdown), pez } satisfies Record<string, Uint8Array>;
