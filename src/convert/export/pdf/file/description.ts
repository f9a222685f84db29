import type { PdfFile } from './pdf-file.ts';
import { text, type Ref } from './values.ts';

/** The metadata of a PDF file. */
export interface Description {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  madeAt: Date;
}

const PROGRAM = 'Lectern';

/** The information dictionary, for older programs. */
export function writeInformation(file: PdfFile, { title, author, madeAt }: Description): Ref {
  const time = `D:${madeAt.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  return file.write(
    `<</Title${text(title)}${author ? `/Author${text(author)}` : ''}/Creator(${PROGRAM})/Producer(${PROGRAM})/CreationDate(${time})/ModDate(${time})>>`,
  );
}

/** XMP metadata for newer programs, including the PDF/UA-1 claim. Not compressed, so it can be found without parsing the file. */
export function writeMetadata(file: PdfFile, { title, author, language, madeAt }: Description): Ref {
  const time = madeAt.toISOString().replace(/\.\d+/, '');
  const creator = author && `<dc:creator><rdf:Seq><rdf:li>${escape(author)}</rdf:li></rdf:Seq></dc:creator>`;
  const packet =
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">' +
    `<dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(title)}</rdf:li></rdf:Alt></dc:title>${creator}<dc:language><rdf:Bag><rdf:li>${escape(language)}</rdf:li></rdf:Bag></dc:language>` +
    `<xmp:CreatorTool>${PROGRAM}</xmp:CreatorTool><xmp:CreateDate>${time}</xmp:CreateDate><xmp:ModifyDate>${time}</xmp:ModifyDate><pdf:Producer>${PROGRAM}</pdf:Producer><pdfuaid:part>1</pdfuaid:part>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end="r"?>';
  return file.writeStream('/Type/Metadata/Subtype/XML/Filter null', Buffer.from(packet));
}

// XML allows no control characters at all.
// oxlint-disable-next-line no-control-regex -- they are intended
const forbiddenInXml = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

const escape = (value: string) =>
  value
    .toWellFormed()
    .replace(forbiddenInXml, '')
    .replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
