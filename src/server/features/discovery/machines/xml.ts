const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Characters XML 1.0 cannot represent. */
// oxlint-disable-next-line no-control-regex -- control characters are what this takes away
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

export const xmlText = (value: string | number): string =>
  String(value)
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export const xmlElement = (name: string, value: string | number): string => `<${name}>${xmlText(value)}</${name}>`;
