/** Content-Disposition for a download with this name. */
export const asAttachment = (name: string): string => `attachment; ${named(name)}`;
/** Content-Disposition for a file that the browser shows itself, and saves under this name. */
export const asInline = (name: string): string => `inline; ${named(name)}`;

/** The full name in UTF-8, and an ASCII fallback for old clients. */
function named(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z]+)?$/s.exec(name) ?? [];
  const plain =
    stem
      .replaceAll(/[^\w-]+/g, '-')
      .replaceAll(/-{2,}/g, '-')
      .replaceAll(/^-|-$/g, '') || 'presentation';
  const encoded = encodeURIComponent(name).replaceAll(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename="${plain}${ending}"; filename*=UTF-8''${encoded}`;
}
