interface TestPage {
  content: string;
  /** Dictionaries; `PAGE(n)` stands for page n, from 0. */
  annotations?: string[];
  size?: [number, number];
  rotation?: number;
  /** The alternative text of its picture, which is marked as `/Figure <</MCID 0>> BDC … EMC`. */
  alternative?: string;
}

interface TestDocument {
  title?: string;
  language?: string;
  outline?: { title: string; page: number }[];
  /** The font of F1; F2 is bold, F3 monospaced, F4 a symbol font, F5 writes Hebrew with the letters a to z. */
  font?: string;
  /** What each letter of F6 stands for. */
  letters?: Record<string, string>;
  /** Two layers that content can be in: `/OC /On BDC … EMC` is shown, `/OC /Off BDC … EMC` is not. */
  hasLayers?: boolean;
}

/** Writes a PDF as plain text, so that tests show what is in it. */
export function makePdf(
  pages: readonly TestPage[],
  { title, language, outline = [], font = 'Helvetica', letters = {}, hasLayers = false }: TestDocument = {},
): Uint8Array {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const catalog = add('');
  const tree = add('');
  const fonts = [font, 'Helvetica-Bold', 'Courier', 'ZapfDingbats'].map((name) =>
    add(`<</Type/Font/Subtype/Type1/BaseFont/${name}${name === 'ZapfDingbats' ? '' : '/Encoding/WinAnsiEncoding'}>>`),
  );
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const meanings = Object.entries(letters).map(([letter, text]) => `<${Buffer.from(letter).toString('hex')}> <${hex(text)}>`);
  for (const mapping of ['1 beginbfrange <61> <7a> <05d0> endbfrange', `${meanings.length} beginbfchar ${meanings.join(' ')} endbfchar`]) {
    const map = `1 begincodespacerange <00> <ff> endcodespacerange ${mapping}`;
    const number = add(`<</Length ${map.length}>>stream\n${map}\nendstream`);
    fonts.push(add(`<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/ToUnicode ${number} 0 R>>`));
  }
  const layers = hasLayers ? ['On', 'Off'].map((name) => add(`<</Type/OCG/Name(${name})>>`)) : [];
  const [on, off] = layers.map((number) => `${number} 0 R`);
  const pageNumbers = pages.map(() => add(''));
  const named = (text: string) => text.replace(/PAGE\((\d+)\)/g, (_, index) => `${pageNumbers[Number(index)]} 0 R`);
  const structure = add('');
  const figures: number[] = [];
  for (const [index, { content, annotations = [], size = [640, 360], rotation = 0, alternative }] of pages.entries()) {
    if (alternative)
      figures.push(add(`<</Type/StructElem/S/Figure/P ${structure} 0 R/Pg ${pageNumbers[index]} 0 R/K 0/Alt(${alternative})>>`));
    const stream = add(`<</Length ${Buffer.byteLength(content, 'latin1')}>>stream\n${content}\nendstream`);
    const notes = annotations.map((annotation) => `${add(named(annotation))} 0 R`);
    const properties = hasLayers ? `/Properties<</On ${on}/Off ${off}>>` : '';
    const resources = `<</Font<<${fonts.map((number, place) => `/F${place + 1} ${number} 0 R`).join(' ')}>>${properties}>>`;
    objects[(pageNumbers[index] ?? 1) - 1] =
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${size.join(' ')}]/Rotate ${rotation}/StructParents ${figures.length - 1}/Contents ${stream} 0 R/Resources ${resources}/Annots[${notes.join(' ')}]>>`;
  }
  objects[structure - 1] =
    `<</Type/StructTreeRoot/K[${figures.map((number) => `${number} 0 R`).join(' ')}]/ParentTree<</Nums[${figures.map((number, place) => `${place}[${number} 0 R]`).join(' ')}]>>>>`;
  objects[tree - 1] = `<</Type/Pages/Count ${pages.length}/Kids[${pageNumbers.map((number) => `${number} 0 R`).join(' ')}]>>`;
  const root = objects.length + 1;
  const items = outline.map((item, index) => {
    const next = index < outline.length - 1 ? `/Next ${root + index + 2} 0 R` : '';
    return `<</Title(${item.title})/Parent ${root} 0 R/Dest[${pageNumbers[item.page]} 0 R/Fit]${next}>>`;
  });
  if (items.length > 0) {
    add(`<</Type/Outlines/First ${root + 1} 0 R/Last ${root + items.length} 0 R/Count ${items.length}>>`);
    for (const item of items) add(item);
  }
  objects[catalog - 1] =
    `<</Type/Catalog/Pages ${tree} 0 R/MarkInfo<</Marked true>>/StructTreeRoot ${structure} 0 R${items.length > 0 ? `/Outlines ${root} 0 R` : ''}${language ? `/Lang(${language})` : ''}${hasLayers ? `/OCProperties<</OCGs[${on} ${off}]/D<</OFF[${off}]>>>>` : ''}>>`;
  const info = add(`<<${title ? `/Title(${title})` : ''}>>`);
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}
