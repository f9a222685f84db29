import { ink, panel, textStyles } from '../art/template-shapes.ts';
import { at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';

const [green, yellow, deep] = ['#0b6e4f', '#f5e663', '#06402e'];

/** Nothing but letters: the stops are in the strokes and counters of three huge ones. */
const place = (id: string, title: string, where: Wire, children: readonly Wire[]): Wire =>
  topic(id, title, where, children, { frame: 'invisible' });
/** Within a stroke it is not seen; with other letters, the dark words upon it can still be read. */
const paper = (where: Wire): Wire => panel(yellow, where, 60);

const name = place('name', 'Who speaks', at(777, 1232, 1600, 520, { scale: 0.36 }), [
  paper(box(100, 50, 1400, 390)),
  words('title', 'Your name', box(0, 60, 1600, 250), { align: 'center', style: { size: 220, color: deep } }),
  words('body', 'and the half sentence that says why it is you', box(0, 330, 1600, 90), {
    align: 'center',
    style: { size: 58, color: deep },
  }),
]);
const scene = place('scene', 'A moment', at(1030, 872, 1600, 400, { scale: 0.36, rotation: 70 }), [
  paper(box(40, 0, 1520, 400)),
  words('title', 'Once, on a Tuesday,', box(0, 10, 1600, 190), { align: 'center', style: { size: 150, color: deep } }),
  words('body', 'tell one true moment: a place, a person, something that went wrong', box(0, 220, 1600, 180), {
    align: 'center',
    style: { size: 62, color: deep },
  }),
]);
const question = place('question', 'The question', at(777, 1012, 1600, 900, { scale: 0.115 }), [
  words('title', 'What if … ?', box(0, 200, 1600, 340), { align: 'center', style: { size: 300, color: yellow } }),
  words('body', 'The question they take home,\nin at most seven words', box(0, 560, 1600, 200), {
    align: 'center',
    style: { size: 74, color: '#ffffff' },
  }),
]);
const promise = place('promise', 'The promise', at(2018, 1060, 1600, 1000, { scale: 0.2 }), [
  words('title', 'In twenty\nminutes', box(0, 80, 1600, 560), { align: 'center', style: { size: 260, color: yellow, lineHeight: 1.02 } }),
  words('body', 'you will be able to ___.\nOne verb, nothing vague.', box(0, 680, 1600, 220), {
    align: 'center',
    style: { size: 82, color: '#ffffff' },
  }),
]);
const map = place('map', 'The way', at(2399, 760, 1600, 1500, { scale: 0.2 }), [
  paper(box(20, 20, 1460, 1440)),
  ...['One', 'Two', 'Three'].map((text, index) =>
    words('title', text, box(120, 40 + index * 340, 1400, 330), { style: { size: 300, color: deep } }),
  ),
  words('body', 'Three stations, each in a single word. You need no more of an agenda.', box(130, 1100, 1340, 350), {
    style: { size: 88, color: deep },
  }),
]);
const begin = place('begin', 'Begin', at(2882, 1415, 1000, 1000, { scale: 0.34 }), [
  paper(box(90, 240, 820, 490)),
  words('title', 'Begin.', box(0, 250, 1000, 260), { align: 'center', style: { size: 230, color: deep } }),
  words('body', 'Breathe in. Look at\none friendly face.', box(100, 540, 800, 180, { id: 'breathe' }), {
    align: 'center',
    style: { size: 66, color: deep },
  }),
]);

export const talkOpener: Deck = {
  oid: 'demotpltalk0',
  owner: 'lectern-team',
  tags: ['Talk', 'Typography', 'Opening', 'Conference'],
  document: {
    schemaVersion: 2,
    title: 'Talk opener',
    description:
      'The first three minutes of a talk, in nothing but type: a name, a moment, a question and a promise, hidden in three huge letters. Change the letters to your own and the words to yours.',
    language: 'en',
    theme: {
      palette: {
        background: green,
        surface: deep,
        text: yellow,
        muted: '#d7efe3',
        accent1: yellow,
        accent2: '#ffffff',
        accent3: '#8fe0b4',
        accent4: '#ffb86b',
        accent5: '#ff8f8f',
        accent6: '#a7d8ff',
      },
      fonts: { heading: 'Poppins', body: 'Poppins' },
      textStyles: textStyles({ weight: 800, letterSpacing: -0.04 }, { weight: 500, lineHeight: 1.3 }),
      background: {
        fill: green,
        layers: [
          {
            id: 'behind',
            depth: 0.4,
            objects: [
              words('title', '&', at(2760, 420, 2200, 2400), {
                align: 'center',
                verticalAlign: 'middle',
                style: { size: 2100, weight: 800, color: '#0d7857', lineHeight: 1 },
              }),
            ],
          },
        ],
      },
    },
    root: {
      kind: 'topic',
      id: 'letters',
      title: 'Talk opener',
      width: 3200,
      height: 1800,
      children: [
        words('title', 'Type that travels', box(1500, 70, 1700, 190), ink(yellow, 150, { weight: 700, lineHeight: 1.25 })),
        words('body', 'The first three minutes of your talk', box(1508, 258, 1600, 90), ink('#ffffff', 60)),
        words('subtitle', 'Aa.', box(60, -20, 3300, 1900), { style: { size: 1900, weight: 800, letterSpacing: -0.05, lineHeight: 1 } }),
        name,
        scene,
        question,
        promise,
        map,
        begin,
      ],
    },
    path: [
      stop('letters', 'Talk opener', 'Leave this up while people come in. Say nothing about it.', { hold: 5000 }),
      stop('scene', 'A moment', 'Do not greet, do not thank: start in the middle of the moment. Forty seconds.', { hold: 7000 }),
      stop('name', 'Who speaks', 'Now your name, once, and why this is yours to tell.', { hold: 6000 }),
      stop('question', 'The question', 'Ask it, and leave three seconds of silence. They are longer than you think.', { hold: 7000 }),
      stop('promise', 'The promise', 'Tell them what they get for their attention, and keep it to one verb.', { hold: 7000 }),
      stop('map', 'The way', 'Three words, three seconds each. Do not explain them yet.', { hold: 6000 }),
      stop('begin', 'Begin', 'Stop here. The next word is the talk itself.', { hold: 5000 }),
      reveal('breath', ['breathe'], 'Breathe in, find one friendly face, and go.', { title: 'Breathe', hold: 5000 }),
    ],
  },
};
