/** To be kept under this name: letters of every script, and for clients that know only the oldest ones what is left of it in these. */
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
