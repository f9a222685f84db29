const transitional = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';
const microsoft = 'http://schemas.microsoft.com/office/';

const both = (prefix: string, path: string): [string, string][] => [
  [transitional + path.replace('/', '/2006/'), prefix],
  [strict + path, prefix],
];

/** The usual prefixes of Office namespaces, in both variants of the standard. */
export const officePrefixes: ReadonlyMap<string, string> = new Map([
  ...both('a:', 'drawingml/main'),
  ...both('c:', 'drawingml/chart'),
  ...both('cdr:', 'drawingml/chartDrawing'),
  ...both('dgm:', 'drawingml/diagram'),
  ...both('pic:', 'drawingml/picture'),
  ...both('p:', 'presentationml/main'),
  ...both('r:', 'officeDocument/relationships'),
  ...both('m:', 'officeDocument/math'),
  ...both('ep:', 'officeDocument/extended-properties'),
  ...both('rel:', 'package/relationships'),
  ...both('ct:', 'package/content-types'),
  [`${transitional}package/2006/metadata/core-properties`, 'cp:'],
  [`${transitional}markup-compatibility/2006`, 'mc:'],
  ['http://purl.org/dc/elements/1.1/', 'dc:'],
  ['urn:schemas-microsoft-com:vml', 'v:'],
  ['urn:schemas-microsoft-com:office:office', 'o:'],
  [`${microsoft}drawing/2008/diagram`, 'dsp:'],
  [`${microsoft}drawing/2010/main`, 'a14:'],
  [`${microsoft}drawing/2007/7/7/main`, 'a14:'],
  [`${microsoft}drawing/2014/main`, 'a16:'],
  [`${microsoft}drawing/2016/SVG/main`, 'asvg:'],
  [`${microsoft}drawing/2007/8/2/chart`, 'c14:'],
  [`${microsoft}drawing/2012/chart`, 'c15:'],
  [`${microsoft}drawing/2014/chart`, 'c16:'],
  [`${microsoft}drawing/2014/chartex`, 'cx:'],
  [`${microsoft}powerpoint/2010/main`, 'p14:'],
  [`${microsoft}powerpoint/2007/7/12/main`, 'p14:'],
  [`${microsoft}powerpoint/2012/main`, 'p15:'],
]);
