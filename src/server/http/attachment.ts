/** Content-Disposition for a download with this name: the full name in UTF-8, and an ASCII fallback for old clients. */
export function asAttachment(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z]+)?$/s.exec(name) ?? [];
  const plain =
    stem
      .replaceAll(/[^\w-]+/g, '-')
      .replaceAll(/-{2,}/g, '-')
      .replaceAll(/^-|-$/g, '') || 'presentation';
  const encoded = encodeURIComponent(name).replaceAll(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}${ending}"; filename*=UTF-8''${encoded}`;
}
