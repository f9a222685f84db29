import { scenesOf, type WireObject } from '../visual-scene.ts';
import { textAcross } from './text-across.ts';

const scene = scenesOf('list');

const bullet = (words: string, level = 0) => ({ runs: [words], listType: 'BULLET', level });
const number = (words: string, level = 0, more: WireObject = {}) => ({ runs: [words], listType: 'NUMBER', level, ...more });

export const listScenes = [
  scene('bullets', 'Bullets', [
    textAcross([
      bullet('Epipelagic: the sunlit zone'),
      bullet('Mesopelagic: twilight'),
      bullet('Bathypelagic: midnight'),
      bullet('Hadal: the trenches'),
    ]),
  ]),
  scene('bullets-nested', 'Bullets inside bullets', [
    textAcross(
      [
        bullet('Light'),
        bullet('Luciferin', 1),
        bullet('from the food chain', 2),
        bullet('from bacteria', 2),
        bullet('Luciferase', 1),
        bullet('Sound'),
        bullet('Clicks', 1),
        bullet('Songs', 1),
      ],
      { style: { size: 60 } },
    ),
  ]),
  scene('bullets-wrap', 'A bullet whose lines hang', [
    textAcross(
      [
        bullet('A siphonophore is not one animal but a colony, and some are longer than a blue whale.'),
        bullet('Each member does one thing: swim, catch, digest or breed.'),
      ],
      { style: { size: 76 } },
    ),
  ]),
  scene('numbers', 'Numbers up to two digits', [
    textAcross(
      Array.from({ length: 12 }, (_none, place) => number(`Stop ${place + 1}`)),
      { style: { size: 52, lineHeight: 1.3 } },
    ),
  ]),
  scene('numbers-nested', 'Numbers inside numbers', [
    textAcross(
      [
        number('Prepare'),
        number('Check the seals', 1),
        number('Fill the tanks', 1),
        number('slowly', 2),
        number('Dive'),
        number('Listen', 1),
        number('Return'),
      ],
      { style: { size: 64 } },
    ),
  ]),
  scene('numbers-start', 'A numbering that begins at 41; after a sentence another one begins', [
    textAcross(
      [
        number('Forty-one', 0, { start: 41 }),
        number('Forty-two'),
        'A sentence in between',
        number('One'),
        number('Seven', 0, { start: 7 }),
      ],
      { style: { size: 72 } },
    ),
  ]),
  scene('mixed', 'Bullets and numbers in one list', [
    textAcross(
      [
        number('Equipment'),
        bullet('Lamp', 1),
        bullet('Rope', 1),
        number('People'),
        bullet('Two divers', 1),
        number('one with a camera', 2),
      ],
      { style: { size: 68 } },
    ),
  ]),
  scene('rtl', 'A list from right to left', [
    textAcross(
      [
        bullet('المنطقة المضاءة'),
        bullet('منطقة الشفق'),
        bullet('من ٢٠٠ إلى ١٠٠٠ متر', 1),
        number('الأولى', 0, { start: 1 }),
        number('الثانية'),
      ],
      { language: 'ar', direction: 'rtl', style: { size: 72 } },
    ),
  ]),
  scene('japanese', 'A Japanese list', [
    textAcross(
      [
        bullet('水深二百メートルまで光が届く'),
        bullet('その先は「薄明層」と呼ばれ、生き物たちは自ら光を放つ。'),
        bullet('毎晩、地球最大の移動が起こる', 1),
        bullet('マリアナ海溝（10,920 m）'),
      ],
      { language: 'ja', style: { size: 68 } },
    ),
  ]),
  scene('big-first', 'Bullets follow the size and colour of their text', [
    textAcross([
      { runs: [{ text: 'Large and coral', size: 110, color: 'accent3' }], listType: 'BULLET' },
      { runs: [{ text: 'Medium', size: 70 }], listType: 'BULLET' },
      { runs: [{ text: 'Small and quiet', size: 40, color: 'muted' }], listType: 'BULLET' },
    ]),
  ]),
  scene('markers', 'Markers, insets and tabs of its own', [
    textAcross(
      [
        { ...bullet('Checked, green and large'), marker: '✔', markerColor: 'accent3', markerSize: 1.3, inset: 120, hang: -120 },
        {
          ...number('In brackets, with lines that hang behind the text and not behind the marker'),
          marker: '(iv)',
          inset: 200,
          hang: -140,
          spaceAfter: 1,
        },
        { runs: ['The first line of this one begins farther in than the others do, as in books.'], hang: 160 },
        { runs: ['12 m\tlight\tnone'], tabs: [500, 900] },
      ],
      { style: { size: 64 } },
    ),
  ]),
];
