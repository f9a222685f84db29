import { embedAddress, type EmbedWishes } from './embed-address.ts';

interface EmbedCodeParts {
  origin: string;
  oid: string;
  title: string;
  wishes: EmbedWishes;
  /** `fluid`: as wide as its container, at 16 : 9. So is one without a size. */
  size: { width: string; height: string } | 'fluid';
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeAttribute = (value: string) => value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The HTML that users paste into their page. */
export function embedCode({ origin, oid, title, wishes, size }: EmbedCodeParts): string {
  const isFluid = size === 'fluid' || size.width === '';
  const attributes = [
    ['src', origin + embedAddress(oid, wishes)],
    ...(isFluid
      ? [['style', 'width: 100%; aspect-ratio: 16/9; border: 0']]
      : [
          ['width', size.width],
          ['height', size.height],
          ['style', 'border: 0'],
        ]),
    ['title', title],
    ['allow', 'autoplay; fullscreen'],
  ];
  return `<iframe ${attributes.map(([name = '', value = '']) => `${name}="${escapeAttribute(value)}"`).join(' ')} allowfullscreen></iframe>`;
}
