import { color, line, solid } from '../markup.ts';

/** The id of a style that only the file itself defines. */
export const OWN_TABLE_STYLE = '{12345678-1234-4321-ABCD-1234567890AB}';

const text = (name: string, attributes = ''): string => `<a:tcTxStyle${attributes}><a:fontRef idx="minor"/>${color(name)}</a:tcTxStyle>`;
const cell = (borders: string, fill = ''): string =>
  `<a:tcStyle><a:tcBdr>${borders}</a:tcBdr>${fill && `<a:fill>${fill}</a:fill>`}</a:tcStyle>`;

const own = [
  `<a:wholeTbl>${text('dk1')}${cell(`<a:insideH>${line('accent6', 6350)}</a:insideH>`, solid('accent6', '<a:tint val="20000"/>'))}</a:wholeTbl>`,
  `<a:band1H>${cell('', solid('accent6', '<a:tint val="40000"/>'))}</a:band1H>`,
  `<a:firstCol>${text('accent2', ' b="on"')}${cell('')}</a:firstCol>`,
  `<a:firstRow>${text('lt1', ' b="on"')}${cell(`<a:bottom>${line('lt1', 38_100)}</a:bottom>`, solid('accent6', '<a:shade val="60000"/>'))}</a:firstRow>`,
].join('');

/** The part that every deck has; styles that programs have built in need not be in it. */
export const tableStyles = `<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"><a:tblStyle styleId="${OWN_TABLE_STYLE}" styleName="Own">${own}</a:tblStyle></a:tblStyleLst>`;
