import { paragraph, run, sheet, textBody, place } from '../markup.ts';
import { plainColorMap } from '../package/layouts.ts';
import type { PackagePart, PackageWriter } from '../package/package-writer.ts';
import { theme } from '../package/theme.ts';

const holder = (id: number, kind: string, y: number): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Notes ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${kind}" idx="${id}"/></p:nvPr></p:nvSpPr><p:spPr>${place({ x: 685_800, y, width: 5_486_400, height: 3_086_100 })}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>${kind === 'body' ? textBody(paragraph(run('Notes'))) : ''}</p:sp>`;

/** The deck's notes master, written with the first notes. */
export function notesMaster(writer: PackageWriter): PackagePart {
  const [known] = writer.named('ppt/notesMasters/');
  if (known) return known;
  const part = writer.add(
    'ppt/notesMasters/notesMaster1.xml',
    sheet('notesMaster', holder(2, 'sldImg', 1_143_000) + holder(3, 'body', 4_400_550), { after: `<p:clrMap ${plainColorMap}/>` }),
    'application/vnd.openxmlformats-officedocument.presentationml.notesMaster+xml',
  );
  const own = theme({
    colors: '000000 FFFFFF 44546A E7E6E6 4472C4 ED7D31 A5A5A5 FFC000 5B9BD5 70AD47 0563C1 954F72'.split(' '),
    fonts: ['Calibri', 'Calibri'],
    fills: threeTimes,
    backgrounds: threeTimes,
  });
  part.relate('theme', writer.add('ppt/theme/theme#.xml', own, 'application/vnd.openxmlformats-officedocument.theme+xml'));
  return part;
}

const threeTimes = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3);
