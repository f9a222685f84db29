import type { Run } from '#model/presentation/texts.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';

/** A part of a formula, written on one line. */
export interface FormulaPart {
  text: string;
  position?: Run['position'];
}

const plain = (parts: readonly FormulaPart[]): string =>
  parts.map(({ text, position }) => (position ? (position === 'super' ? '^' : '_') + grouped(text) : text)).join('');
/** A single letter, number or bracketed group stays as it is; anything else needs brackets. */
const grouped = (text: string): string => (/^(?:\p{L}\p{M}*|[\d.,]+|\([^()]*\)|.)$/u.test(text) ? text : `(${text})`);

const accents: Record<string, string> = {
  '\u0302': '\u0302',
  '^': '\u0302',
  '~': '\u0303',
  '\u0303': '\u0303',
  '¯': '\u0304',
  '\u0305': '\u0304',
  '→': '\u20d7',
  '\u20d7': '\u20d7',
  '\u0307': '\u0307',
  '\u0308': '\u0308',
};

/**
 * Converts an Office formula (`m:oMath`) to what people would type: fractions with a slash, roots with their sign, indices raised and
 * lowered.
 */
export function formulaParts(element: XmlElement): FormulaPart[] {
  const inner = (name: string) => childOf(element, name);
  const parts = (name: string): FormulaPart[] => {
    const child = inner(name);
    return child ? partsOf(child) : [];
  };
  const text = (name: string) => plain(parts(name));
  const setting = (name: string) => attributeOf(childOf(inner(`${element.name}Pr`), name), 'm:val');
  const script = (name: string, position: 'super' | 'sub'): FormulaPart[] => {
    const written = text(name);
    return written ? [{ text: written, position }] : [];
  };
  switch (element.name) {
    case 'm:r':
      return [
        {
          text: element.children
            .filter(({ name }) => name === 'm:t')
            .map((each) => each.text)
            .join(''),
        },
      ];
    case 'a:br':
      return [{ text: '\n' }];
    case 'm:f':
      return [
        {
          text:
            setting('m:type') === 'noBar' ? `(${text('m:num')} ${text('m:den')})` : `${grouped(text('m:num'))}/${grouped(text('m:den'))}`,
        },
      ];
    case 'm:sSup':
      return [...parts('m:e'), ...script('m:sup', 'super')];
    case 'm:sSub':
      return [...parts('m:e'), ...script('m:sub', 'sub')];
    case 'm:sSubSup':
      return [...parts('m:e'), ...script('m:sub', 'sub'), ...script('m:sup', 'super')];
    case 'm:sPre':
      return [...script('m:sub', 'sub'), ...script('m:sup', 'super'), ...parts('m:e')];
    case 'm:rad':
      return [...script('m:deg', 'super'), { text: `√${grouped(text('m:e'))}` }];
    case 'm:nary':
      return [{ text: setting('m:chr') ?? '∫' }, ...script('m:sub', 'sub'), ...script('m:sup', 'super'), { text: ' ' }, ...parts('m:e')];
    case 'm:d': {
      const between = setting('m:sepChr') ?? '|';
      const entries = childrenOf(element, 'm:e').flatMap((entry, index): FormulaPart[] => [
        ...(index ? [{ text: between }] : []),
        ...partsOf(entry),
      ]);
      return [{ text: setting('m:begChr') ?? '(' }, ...entries, { text: setting('m:endChr') ?? ')' }];
    }
    case 'm:func':
      return [...parts('m:fName'), { text: ' ' }, ...parts('m:e')];
    case 'm:limLow':
      return [...parts('m:e'), ...script('m:lim', 'sub')];
    case 'm:limUpp':
      return [...parts('m:e'), ...script('m:lim', 'super')];
    case 'm:acc':
      return [{ text: text('m:e') + (accents[setting('m:chr') ?? '\u0302'] ?? '') }];
    case 'm:bar':
      return [{ text: `${text('m:e')}\u0304` }];
    case 'm:m':
      return [
        {
          text: `[${childrenOf(element, 'm:mr')
            .map((row) =>
              childrenOf(row, 'm:e')
                .map((entry) => plain(partsOf(entry)))
                .join(', '),
            )
            .join('; ')}]`,
        },
      ];
    case 'm:eqArr':
      return childrenOf(element, 'm:e').flatMap((entry, index): FormulaPart[] => [...(index ? [{ text: '\n' }] : []), ...partsOf(entry)]);
    default:
      return element.name.endsWith('Pr') ? [] : partsOf(element);
  }
}

const partsOf = (element: XmlElement): FormulaPart[] => element.children.flatMap(formulaParts);
