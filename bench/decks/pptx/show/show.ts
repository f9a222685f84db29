import { cellsOf, type Box, type SlideKit, type Topic } from '../construct.ts';
import { escape, paragraph, picture, place, preset, run, sheet, shape, solid, textBody, textBox } from '../markup.ts';
import { photograph } from '../pictures.ts';
import { notesMaster } from './notes-master.ts';

const types = 'application/vnd.openxmlformats-officedocument.presentationml';
const said = (kit: SlideKit, box: Box, words = 6): string =>
  textBox(kit, { ...box, height: 900_000 }, paragraph(run(kit.say(words), 'sz="2000"')));
const later =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"';

const transitions = [
  '<p:transition spd="med"><p:fade/></p:transition>',
  '<p:transition spd="slow" advClick="0" advTm="3000"><p:push dir="u"/></p:transition>',
  '<p:transition><p:wipe dir="r"/></p:transition>',
  `<mc:AlternateContent ${later}><mc:Choice Requires="p14"><p:transition spd="slow" p14:dur="2000"><p14:vortex dir="r"/></p:transition></mc:Choice><mc:Fallback><p:transition spd="slow"><p:fade/></p:transition></mc:Fallback></mc:AlternateContent>`,
];

function notes(kit: SlideKit, box: Box): string {
  const master = notesMaster(kit.package);
  const holder = (id: number, kind: string, text: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Notes ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${kind}"${kind === 'body' ? ' idx="1"' : ''}/></p:nvPr></p:nvSpPr><p:spPr/>${text}</p:sp>`;
  const page = kit.package.add(
    'ppt/notesSlides/notesSlide#.xml',
    sheet('notes', holder(2, 'sldImg', '') + holder(3, 'body', textBody(paragraph(run(kit.hide(12))))), {
      after: '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
    }),
    `${types}.notesSlide+xml`,
  );
  page.relate('notesMaster', master);
  page.relate('slide', kit.slide);
  kit.slide.relate('notesSlide', page);
  return said(kit, box);
}

function comments(kit: SlideKit, box: Box): string {
  const namespace = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
  if (kit.package.named('ppt/commentAuthors').length === 0)
    kit.package.add(
      'ppt/commentAuthors.xml',
      `<p:cmAuthorLst ${namespace}><p:cmAuthor id="0" name="Ada" initials="A" lastIdx="9" clrIdx="0"/></p:cmAuthorLst>`,
      `${types}.commentAuthors+xml`,
    );
  const list = `<p:cmLst ${namespace}><p:cm authorId="0" dt="2020-01-01T00:00:00.000" idx="1"><p:pos x="10" y="10"/><p:text>${escape(kit.hide(8))}</p:text></p:cm></p:cmLst>`;
  kit.slide.relate('comments', kit.package.add('ppt/comments/comment#.xml', list, `${types}.comments+xml`));
  return said(kit, box);
}

/** Film and sound with a picture in front. The file itself is not needed to show the slide. */
function media(kit: SlideKit, box: Box, kind: 'video' | 'audio'): string {
  const file = kit.package.add(`ppt/media/media#.${kind === 'video' ? 'mp4' : 'wav'}`, new Uint8Array(64));
  const [link, embed] = [
    kit.slide.relate(kind, file),
    kit.slide.relate('http://schemas.microsoft.com/office/2007/relationships/media', file),
  ];
  const poster = kit.slide.relate('image', kit.package.add('ppt/media/image#.png', photograph(kit.chance)));
  const own = `<a:${kind}File r:link="${link}"/><p:extLst><p:ext uri="{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}"><p14:media xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" r:embed="${embed}"/></p:ext></p:extLst>`;
  return (
    picture(kit, { ...box, height: Math.round(box.height * 0.7) }, poster, {
      media: own,
      inner: '<a:hlinkClick r:id="" action="ppaction://media"/>',
    }) + said(kit, { ...box, y: box.y + Math.round(box.height * 0.72) }, 3)
  );
}

function links(kit: SlideKit, box: Box): string {
  const [web, own] = [kit.slide.relate('hyperlink', 'https://example.org/a?b=1&c=2'), kit.slide.relate('slide', kit.slide)];
  const [above, below] = cellsOf(box, 1, 2);
  if (!above || !below) return '';
  const words = paragraph(
    run(`${kit.say(2)} `, 'sz="2000"') + run(kit.say(2), 'sz="2000"', `<a:hlinkClick r:id="${web}"/>`) + run(` ${kit.say(2)}`, 'sz="2000"'),
  );
  return (
    textBox(kit, above, words + paragraph(run(kit.say(3), 'sz="2000"', `<a:hlinkClick r:id="${own}" action="ppaction://hlinksldjump"/>`))) +
    shape(kit, {
      box: below,
      geometry: preset('roundRect'),
      look: solid('accent1', '<a:lumMod val="40000"/><a:lumOff val="60000"/>'),
      inner: `<a:hlinkClick r:id="${web}" tooltip="Go"/>`,
      body: textBody(paragraph(run(kit.say(2), 'sz="2000"', solid('tx1')))),
    })
  );
}

const equation = (kit: SlideKit, box: Box): string => {
  const math =
    '<a14:m xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"><m:oMathPara xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:oMath><m:r><a:rPr lang="en-US" sz="2400"><a:latin typeface="Cambria Math"/></a:rPr><m:t>𝑦=</m:t></m:r><m:f><m:num><m:r><a:rPr lang="en-US" sz="2400"><a:latin typeface="Cambria Math"/></a:rPr><m:t>𝑎+1</m:t></m:r></m:num><m:den><m:r><a:rPr lang="en-US" sz="2400"><a:latin typeface="Cambria Math"/></a:rPr><m:t>𝑏</m:t></m:r></m:den></m:f></m:oMath></m:oMathPara></a14:m>';
  const id = kit.id();
  const own = (inner: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Formula"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${place(box)}${preset('rect')}<a:noFill/></p:spPr>${textBody(inner, 'wrap="square"')}</p:sp>`;
  return `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" Requires="a14">${own(`${paragraph(run(kit.say(3), 'sz="2000"'))}<a:p>${math}</a:p>`)}</mc:Choice><mc:Fallback>${own(paragraph(run('formula')))}</mc:Fallback></mc:AlternateContent>`;
};

export const show: Topic = {
  notes,
  comments,
  sections: (kit, box) => ({ shapes: said(kit, box), deck: { sections: [kit.hide(2), kit.hide(1)] } }),
  transition: (kit, box) => ({ shapes: said(kit, box), transition: kit.chance.among(transitions) }),
  'hidden-slide': (kit, box) => ({ shapes: said(kit, box), isHidden: kit.chance.is(0.5) && kit.slide.name !== 'ppt/slides/slide1.xml' }),
  video: (kit, box) => media(kit, box, 'video'),
  audio: (kit, box) => media(kit, box, 'audio'),
  links,
  equation,
  strict: (kit, box) => ({
    shapes:
      said(kit, box) +
      textBox(
        kit,
        { ...box, y: box.y + 1_200_000, height: 2_000_000 },
        paragraph(
          run(kit.say(10), 'sz="1800"', solid('accent2', '<a:lumMod val="75000"/>')),
          'algn="ctr"',
          '<a:lnSpc><a:spcPct val="150000"/></a:lnSpc>',
        ),
      ),
    deck: { isStrict: true },
  }),
};
