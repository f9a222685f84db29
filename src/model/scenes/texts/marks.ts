import { box, scenesOf } from '../visual-scene.ts';
import { textAcross } from './text-across.ts';

const scene = scenesOf('marks');

export const markScenes = [
  scene('underline', 'Underlined', [
    textAcross([
      {
        runs: [
          'Where does ',
          { text: 'light end', isUnderlined: true },
          '? ',
          { text: 'Quietly, deeply, gradually', isUnderlined: true, color: 'accent1' },
          ' — and nobody sees it.',
        ],
      },
    ]),
  ]),
  scene('strike', 'Struck', [
    textAcross([
      {
        runs: [
          { text: 'No life ', isStruck: true },
          'Life below six kilometres. ',
          { text: 'Both at once', isStruck: true, isUnderlined: true },
        ],
      },
    ]),
  ]),
  scene('super-sub', 'Raised and lowered', [
    textAcross([
      { runs: ['CO', { text: '2', position: 'sub' }, ' and H', { text: '2', position: 'sub' }, 'O'] },
      {
        runs: [
          '1.3 × 10',
          { text: '9', position: 'super' },
          ' km',
          { text: '3', position: 'super' },
          ' of water',
          { text: 'note 4', position: 'super', color: 'accent2' },
        ],
      },
    ]),
  ]),
  scene('letter-spacing', 'Letters apart and together', [
    textAcross([
      { runs: [{ text: 'WIDE OPEN', letterSpacing: 0.3 }] },
      { runs: ['As the face has it'] },
      { runs: [{ text: 'Tight together', letterSpacing: -0.05 }] },
      { runs: [{ text: 'AVATAR To. fi ffl', letterSpacing: 0.05 }] },
    ]),
  ]),
  scene('sizes', 'Many sizes on one line', [
    textAcross([{ runs: [24, 40, 64, 100, 160, 100, 64, 40, 24].map((size) => ({ text: 'sea ', size })) }]),
  ]),
  scene('weights', 'Weight, colour and slant within a sentence', [
    textAcross([
      {
        runs: [
          'The ',
          { text: 'vampire squid', weight: 700, color: 'accent1' },
          ' is ',
          { text: 'neither', isItalic: true },
          ' a vampire ',
          { text: 'nor', isItalic: true, weight: 700 },
          ' a ',
          { text: 'squid', color: 'accent3', isUnderlined: true },
          '.',
        ],
      },
    ]),
  ]),
  scene('families', 'Four families in a sentence', [
    textAcross([
      {
        runs: [
          'It ',
          { text: 'whispers', family: 'Caveat', size: 130 },
          ', it ',
          { text: 'SHOUTS', family: 'Oswald', weight: 700 },
          ', it ',
          { text: 'counts 0x2A', family: 'JetBrains Mono', size: 80 },
          ' and ',
          { text: 'reads', family: 'Playfair Display', isItalic: true },
          '.',
        ],
      },
    ]),
  ]),
  scene('link', 'A link within a text', [
    textAcross([
      {
        runs: ['Read more in the ', { text: 'field notes', link: { kind: 'address', href: 'https://example.org/notes' } }, ' of the dive.'],
      },
    ]),
  ]),
  scene('line-height', 'Lines near and far', [
    {
      ...textAcross(['Lines that nearly touch each other, as in a poster'], { style: { size: 72, lineHeight: 0.9 } }),
      ...box(510, 540, 720, 860),
    },
    {
      ...textAcross(['Lines with a lot of air between them, as in a poem'], { style: { size: 72, lineHeight: 2 } }),
      ...box(1410, 540, 720, 860),
    },
  ]),
  scene('space-before', 'Space before paragraphs', [
    textAcross(['One', { runs: ['Two, one line later'], spaceBefore: 1 }, { runs: ['Three, two lines later'], spaceBefore: 2 }], {
      style: { size: 72 },
    }),
  ]),
  scene('kerning', 'Kerning and ligatures', [
    textAcross(['AVAST! Tomorrow, Ty', 'WAVE LTD — fjord, fi, ffi', 'Ålesund, Čapek, Őrség'], { style: { size: 120, family: 'Lora' } }),
  ]),
  scene('spaces', 'Spaces that hold: no-break, thin, several', [
    textAcross(['100 000 km², 5 °C', 'one  two   three    four', 'a line\nbroken by hand', '  set in by two'], { style: { size: 90 } }),
  ]),
];
