const percents =
  'tint|shade|alpha|alphaOff|alphaMod|hueOff|hueMod|sat|satOff|satMod|lum|lumOff|lumMod|red|redOff|redMod|green|blue|gamma|spcPct|buSzPct|alphaModFix';

const asPercent = (value: string): string => `${Number(value) / 1000}%`;

/** The same part in the strict dialect: other namespaces, and percentages written with their sign. */
export const inStrict = (xml: string): string =>
  xml
    .replaceAll(
      /http:\/\/schemas\.openxmlformats\.org\/(drawingml|presentationml|officeDocument)\/2006\//g,
      'http://purl.oclc.org/ooxml/$1/',
    )
    .replaceAll(
      'http://purl.oclc.org/ooxml/officeDocument/extended-properties',
      'http://purl.oclc.org/ooxml/officeDocument/extendedProperties',
    )
    .replaceAll(
      new RegExp(`(<a:(?:${percents}) (?:val|amt)=")(-?\\d+)"`, 'g'),
      (_, before: string, value: string) => `${before}${asPercent(value)}"`,
    )
    .replaceAll(/(<a:gs pos=")(\d+)"/g, (_, before: string, value: string) => `${before}${asPercent(value)}"`)
    .replaceAll(/<a:(?:srcRect|fillRect|fillToRect|tileRect) [^>]*>/g, (tag) =>
      tag.replaceAll(/"(-?\d+)"/g, (_, value: string) => `"${asPercent(value)}"`),
    )
    .replaceAll(/ (fontScale|lnSpcReduction)="(\d+)"/g, (_, name: string, value: string) => ` ${name}="${asPercent(value)}"`)
    .replace('<p:presentation ', '<p:presentation conformance="strict" ');
