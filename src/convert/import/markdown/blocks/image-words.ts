/** The keywords that Marp and remark put in place of the alternative text. */
interface ImageWords {
  alt: string;
  isBackground: boolean;
  side?: 'left' | 'right' | undefined;
  /** The share of the available width; below, the share of the slide that a side background takes. */
  share?: number | undefined;
  sideShare?: number | undefined;
  /** In pixels. */
  width?: number | undefined;
  height?: number | undefined;
  isContained: boolean;
}

const known =
  /^(?:bg|fit|contain|cover|auto|vertical|left|right|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)(?::\S*)?$/;

export function readImageWords(alt: string, isMarp: boolean): ImageWords {
  const words: string[] = [];
  const found: ImageWords = { alt: '', isBackground: false, isContained: false };
  const scale = /^:scale\s+(\d+(?:\.\d+)?)%/.exec(alt.trim())?.[1];
  if (scale) return { ...found, share: shareOf(scale) };
  if (!isMarp) return { ...found, alt };
  const all = alt.split(/\s+/).filter(Boolean);
  const isBackground = all.includes('bg');
  for (const word of all) {
    const size = /^(w|width|h|height):(\d+(?:\.\d+)?)(px|em|rem|%|vw|vh)?$/.exec(word);
    const side = /^(left|right)(?::(\d+(?:\.\d+)?)%)?$/.exec(word);
    const percent = /^(\d+(?:\.\d+)?)%$/.exec(word)?.[1];
    if (size) {
      const pixels = Number(size[2]) * (size[3] === 'em' || size[3] === 'rem' ? 29 : 1);
      if (size[3] === '%') found.share = shareOf(size[2]);
      else found[size[1]?.startsWith('w') ? 'width' : 'height'] = Math.min(Math.max(pixels, 4), 4000);
    } else if (isBackground && side) {
      found.side = side[1] === 'left' ? 'left' : 'right';
      found.sideShare = side[2] ? shareOf(side[2]) : undefined;
    } else if (percent && isBackground) {
      found.share = shareOf(percent);
      found.isContained = true;
    } else if (isBackground && (word === 'fit' || word === 'contain')) found.isContained = true;
    else if (!known.test(word) || (!isBackground && /^(?:left|right|fit|cover|auto)$/.test(word))) words.push(word);
  }
  return { ...found, isBackground, alt: words.join(' ') };
}

const shareOf = (percent: string | undefined): number => Math.min(Math.max(Number(percent) / 100, 0.05), 1);
