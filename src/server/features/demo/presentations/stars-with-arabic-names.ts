import { astrolabe, chartOf, constellation, ecliptic, milkyWay, pointed, pointerTo, type Star, starField } from '../art/stars.ts';
import { art, at, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';

type Stars = Readonly<Record<string, Star>>;
const star = (hours: number, degrees: number, size: number, color?: string): Star => ({
  hours,
  degrees,
  size,
  ...(color !== undefined && { color }),
});
const [amber, ice] = ['#ffb27a', '#a9c8ff'];

const orion: Stars = {
  hand: star(5.919, 7.41, 17, amber),
  foot: star(5.242, -8.2, 16, ice),
  shoulder: star(5.419, 6.35, 9),
  sash: star(5.533, -0.3, 8, ice),
  string: star(5.604, -1.2, 9, ice),
  belt: star(5.679, -1.94, 8, ice),
  sword: star(5.796, -9.67, 8),
  head: star(5.585, 9.93, 5),
  nebula: star(5.588, -5.39, 5, '#ff9ec4'),
  bow1: star(4.91, 10.15, 3.5),
  bow2: star(4.83, 6.96, 5),
  bow3: star(4.85, 5.6, 3.5),
  bow4: star(4.97, 1.71, 3.5),
  club1: star(6.04, 9.65, 4),
  club2: star(6.199, 14.21, 4),
  club3: star(5.96, 16.4, 4),
};
const taurus: Stars = {
  follower: star(4.599, 16.51, 17, amber),
  t2: star(4.478, 15.87, 5),
  t3: star(4.33, 15.63, 5),
  t4: star(4.382, 17.54, 5),
  t5: star(4.477, 19.18, 6),
  horn1: star(5.438, 28.61, 9, ice),
  horn2: star(5.627, 21.14, 6),
  chest: star(4.011, 12.49, 5),
  p1: star(3.791, 24.1, 8, ice),
  p2: star(3.75, 24.45, 5, ice),
  p3: star(3.772, 24.37, 5, ice),
  p4: star(3.763, 23.95, 5, ice),
  p5: star(3.82, 24.05, 5, ice),
  p6: star(3.747, 24.11, 4, ice),
};
const summer: Stars = {
  vega: star(18.616, 38.78, 17, ice),
  l1: star(18.746, 37.6, 4),
  l2: star(18.908, 36.9, 4),
  l3: star(18.982, 32.69, 5),
  l4: star(18.835, 33.36, 5),
  deneb: star(20.69, 45.28, 14),
  sadr: star(20.37, 40.26, 7),
  wing1: star(20.77, 33.97, 6),
  wing2: star(19.75, 45.13, 6),
  neck: star(19.938, 35.08, 4),
  beak: star(19.512, 27.96, 6, amber),
  altair: star(19.846, 8.87, 16),
  a1: star(19.771, 10.61, 6, amber),
  a2: star(19.922, 6.41, 5),
  a3: star(19.425, 3.11, 5),
  a4: star(19.09, 13.86, 5),
  a5: star(19.104, -4.88, 5),
  a6: star(20.188, -0.82, 5),
};
const fish: Stars = {
  mouth: star(22.961, -29.62, 18),
  f1: star(22.678, -27.04, 6),
  f2: star(22.239, -27.77, 4),
  f3: star(22.014, -28.45, 5),
  f4: star(21.796, -30.9, 4),
  f5: star(21.749, -33.03, 6),
  f6: star(22.14, -32.99, 5),
  f7: star(22.525, -32.35, 6),
  f8: star(22.875, -32.88, 5),
  f9: star(22.932, -32.54, 5),
};

const picture = { width: 800, height: 820 };
/** A constellation on the left, with names beside its stars. */
const figure = (
  stars: Stars,
  lines: readonly string[],
  margin: number,
  alt: string,
  names: readonly (readonly [star: string, name: string, dx: number, dy: number])[],
): Wire[] => {
  const place = chartOf(stars, picture.width, picture.height, margin);
  return [
    art(constellation(stars, lines, picture.width, picture.height, margin), at(440, 450, picture.width, picture.height), alt),
    ...names.map(([name, said, dx, dy]) => {
      const [x, y] = place(name);
      return words('body_2', said, at(40 + x + dx, 40 + y + dy, 260, 56), { align: 'center', style: { color: 'accent2' } });
    }),
  ];
};
const told = (name: string, latin: string, text: string): Wire[] => [
  words('title', name, at(1210, 285, 660, 190)),
  words('subtitle_2', [{ runs: [{ text: latin }], align: 'end', direction: 'ltr' }], at(1210, 402, 660, 64)),
  words('body', text, at(1210, 660, 660, 420)),
];

/** The centre of the astrolabe in its stop, which is a close-up of the plate. */
const middle = [640, 250] as const;
/** The twelve signs on the spider's band, rotated as an engraver would. */
const houses = ['الحمل', 'الثور', 'التوأمان', 'السرطان', 'الأسد', 'السنبلة', 'الميزان', 'العقرب', 'القوس', 'الجدي', 'الدلو', 'الحوت'].map(
  (name, index): Wire => {
    const degrees = 270 - (index * 30 + 15);
    const angle = (degrees * Math.PI) / 180;
    const radius = ecliptic.radius - 20;
    return words(
      'body_2',
      name,
      at(middle[0] + radius * Math.sin(angle), middle[1] - ecliptic.up - radius * Math.cos(angle), 150, 40, { rotation: degrees }),
      { align: 'center', verticalAlign: 'middle', style: { size: 22, weight: 700, color: '#3a2508', lineHeight: 1.4 } },
    );
  },
);
const [tipX, tipY] = pointerTo(pointed.altair);

const row = (name: string, meaning: string, today: string): Wire => ({
  cells: [
    { paragraphs: [{ runs: [{ text: name, weight: 700 }], direction: 'rtl' }] },
    { paragraphs: [{ runs: [{ text: meaning }], direction: 'rtl' }] },
    { paragraphs: [{ runs: [{ text: today, color: 'accent1' }], align: 'start', direction: 'ltr' }] },
  ],
});

export const starsWithArabicNames: Deck = {
  oid: 'demostarsara',
  owner: 'noor-haddad',
  tags: ['فلك', 'نجوم', 'تاريخ العلوم', 'أسطرلاب', 'العربية'],
  document: {
    schemaVersion: 2,
    title: 'نجوم بأسماء عربية',
    description:
      'أكثر من مئتي نجم تحمل إلى اليوم أسماء عربية. جولة في سماء الشتاء والصيف، من يد الجوزاء إلى فم الحوت، ثم إلى قلب أسطرلاب صُنع لأفق بغداد.',
    language: 'ar',
    theme: {
      palette: {
        background: '#0a1030',
        surface: '#131c4a',
        text: '#f7f1e1',
        muted: '#c3cbef',
        accent1: '#f0cf86',
        accent2: '#8fe3dc',
        accent3: '#ffb27a',
        accent4: '#a9c8ff',
        accent5: '#ff9ec4',
        accent6: '#d6b4ff',
      },
      fonts: { heading: 'Noto Sans Arabic', body: 'Noto Sans Arabic' },
      textStyles: {
        title: { size: 116, weight: 800, lineHeight: 1.45 },
        subtitle: { size: 70, weight: 700, lineHeight: 1.5 },
        subtitle_2: { size: 42, weight: 500, lineHeight: 1.4, color: 'accent1' },
        body: { size: 40, lineHeight: 1.75 },
        body_2: { size: 32, lineHeight: 1.6, weight: 500 },
      },
      background: {
        fill: {
          kind: 'radial',
          cx: 0.5,
          cy: 0.5,
          radius: 0.75,
          stops: [
            { offset: 0, color: '#1d2a72' },
            { offset: 0.45, color: '#111a4e' },
            { offset: 1, color: '#060a24' },
          ],
        },
        layers: [
          { id: 'far', depth: 0.08, objects: [art(starField(4800, 2800, 3, 260, 2.8), at(1600, 900, 4800, 2800))] },
          { id: 'milk', depth: 0.18, objects: [art(milkyWay, at(1600, 900, 4200, 1400, { rotation: -24 }))] },
          { id: 'middle', depth: 0.3, objects: [art(starField(4400, 2600, 8, 110, 3.2), at(1600, 900, 4400, 2600))] },
          { id: 'near', depth: 0.55, objects: [art(starField(4000, 2400, 15, 34, 3.6), at(1600, 900, 4000, 2400))] },
        ],
      },
    },
    root: {
      id: 'sama',
      title: 'نجوم بأسماء عربية',
      width: 3200,
      height: 1800,
      children: [
        words('title', 'نجوم\nبأسماء عربية', at(2600, 310, 1060, 480), { style: { size: 176, lineHeight: 1.3 } }),
        words('subtitle_2', 'سماء ما زالت تنطق بلغة من رصدوها', at(2600, 580, 1060, 80), { style: { size: 48 } }),
        topic('jawza', 'الجوزاء', at(2640, 990, 1600, 900, { scale: 0.64 }), [
          ...figure(
            orion,
            [
              'hand shoulder sash string belt hand head shoulder',
              'belt sword foot sash',
              'shoulder bow2',
              'bow1 bow2 bow3 bow4',
              'hand club1 club2 club3',
            ],
            70,
            'كوكبة الجوزاء: يد برتقالية في الأعلى، ورِجل زرقاء في الأسفل، وبينهما حزام من ثلاثة نجوم.',
            [
              ['foot', 'الرِّجل', 110, 26],
              ['string', 'النظام', -140, 26],
              ['sword', 'السيف', -110, 16],
            ],
          ),
          ...told(
            'الجوزاء',
            'Orion',
            'عملاق الشتاء، وأعضاؤه ما زالت تُسمّى بالعربية: رِجل الجوزاء، وسيفها، ونجوم حزامها الثلاثة: النطاق والنظام والمنطقة.',
          ),
          topic('yad', 'النقطة التي ضاعت', at(...yadAt(), 1600, 900, { scale: 0.062 }), [
            {
              kind: 'frame',
              frame: { shape: 'rounded', fill: '#070c26f2', stroke: { color: '#ffb27a', width: 8 } },
              ...at(800, 450, 1600, 900),
            },
            words('subtitle', 'النقطة التي ضاعت', at(800, 130, 1400, 130), { style: { size: 84 } }),
            words('title', 'يد', at(1290, 400, 420, 320), { align: 'center', style: { size: 210, color: 'accent1', lineHeight: 1.4 } }),
            words('title', 'بد', at(800, 400, 420, 320), {
              id: 'bad',
              align: 'center',
              style: { size: 210, color: 'accent3', lineHeight: 1.4 },
            }),
            words('subtitle', [{ runs: [{ text: 'Betelgeuse' }], align: 'center', direction: 'ltr' }], at(310, 420, 460, 140), {
              id: 'betelgeuse',
              style: { size: 80, color: 'accent2' },
            }),
            words(
              'body',
              'سمّاه العرب «يد الجوزاء». وحين نُقل الاسم إلى اللاتينية في القرن الثالث عشر قُرئت الياء باءً: سقطت نقطة، وبقي الخطأ إلى اليوم.',
              at(800, 715, 1400, 240),
              { style: { size: 46 } },
            ),
          ]),
        ]),
        topic('dabaran', 'الدبران', at(2620, 1510, 1600, 900, { scale: 0.52, rotation: -4 }), [
          ...figure(
            taurus,
            ['horn2 follower t2 t3 t4 t5 horn1', 't3 chest'],
            80,
            'كوكبة الثور: الدبران البرتقالي في رأس شكل يشبه الرقم سبعة، وعنقود الثريا إلى اليمين.',
            [
              ['follower', 'الدبران', 20, 70],
              ['p1', 'الثريا', 0, -64],
            ],
          ),
          ...told(
            'الدبران',
            'Aldebaran',
            'سُمّي الدبران لأنه يدبُر الثريا: يتبعها كل ليلة عبر السماء ولا يدركها. وتروي العرب أنه خطبها وساق إليها القِلاص مهرًا.',
          ),
        ]),
        topic('sayf', 'نسران وذنب', at(450, 380, 1600, 900, { scale: 0.56, rotation: 5 }), [
          ...figure(
            summer,
            [
              'vega deneb altair vega',
              'vega l1 l2 l3 l4 l1',
              'deneb sadr neck beak',
              'wing1 sadr wing2',
              'a1 altair a2 a6',
              'altair a3 a5',
              'a1 a4',
            ],
            60,
            'مثلث الصيف: النسر الواقع وذنب الدجاجة في الأعلى، والنسر الطائر في الأسفل.',
            [
              ['vega', 'النسر الواقع', -6, -66],
              ['deneb', 'ذنب', -84, -30],
              ['altair', 'النسر الطائر', -176, 10],
            ],
          ),
          ...told(
            'نسران وذنب',
            'Vega · Altair · Deneb',
            'نسر ضمّ جناحيه وهوى فهو «الواقع»، ونسر بسطهما فهو «الطائر»، وذنب الدجاجة يلحق بهما: ثلاثة نجوم ترسم مثلث الصيف.',
          ),
        ]),
        topic('hut', 'فم الحوت', at(450, 1430, 1600, 900, { scale: 0.54, rotation: -5 }), [
          ...figure(fish, ['mouth f1 f2 f3 f4 f5 f6 f7 f8 f9 mouth'], 90, 'كوكبة الحوت الجنوبي، ونجمها اللامع في الفم.', [
            ['mouth', 'فم الحوت', 0, -100],
          ]),
          ...told(
            'فم الحوت',
            'Fomalhaut',
            'نجم وحيد في جنوب سماء الخريف. لم يترجم الأوروبيون اسمه بل كتبوه كما سمعوه، فبقيت العبارة العربية كاملة في خرائط السماء.',
          ),
        ]),
        topic(
          'masafa',
          'كم تبعد؟',
          at(390, 905, 1600, 900, { scale: 0.36 }),
          [
            words('subtitle', 'كم تبعد؟', at(1180, 170, 620, 140), { style: { size: 88 } }),
            words(
              'body',
              'أقربها ضوؤه في الطريق إلينا منذ سبعة عشر عامًا. أما ذنب فلا يتّسع له هذا الرسم: نحو 2600 سنة ضوئية.',
              at(1200, 530, 580, 500),
              { style: { size: 44 } },
            ),
            {
              kind: 'chart',
              chart: 'column',
              ...at(460, 450, 780, 720),
              title: 'سنوات ضوئية',
              categories: ['الدبران', 'فم الحوت', 'الواقع', 'الطائر'],
              series: [{ name: 'سنوات ضوئية', values: [65, 25, 25, 17], color: 'accent1' }],
              hasLegend: false,
              alt: 'النسر الطائر 17 سنة ضوئية، والنسر الواقع وفم الحوت 25، والدبران 65.',
            },
          ],
          { frame: { shape: 'rounded', fill: '#0b1238cc', stroke: { color: '#f0cf8666', width: 4 } } },
        ),
        topic('asturlab', 'الأسطرلاب', at(1500, 1106, 1280, 720, { scale: 0.9 }), [
          art(
            astrolabe(),
            at(640, 120, 1440, 1680),
            'أسطرلاب نحاسي: حلقة مدرّجة يعلوها كرسيّ مزخرف، وصفيحة زرقاء بدوائر الارتفاع، وشبكة تنتهي شظاياها عند نجوم.',
          ),
          ...houses,
          words('subtitle', 'الأسطرلاب', at(640, middle[1] + 345, 480, 100), { align: 'center', style: { size: 62, color: 'accent1' } }),
          words('body_2', 'سماء تُحمل في راحة اليد', at(640, middle[1] + 418, 480, 64), { align: 'center', style: { size: 38 } }),
          topic('ankabut', 'العنكبوت', at(middle[0] + tipX + 54, middle[1] + tipY + 25, 1600, 900, { scale: 0.115 }), [
            {
              kind: 'frame',
              frame: { shape: 'rounded', fill: '#070c26e6', stroke: { color: '#f0cf86', width: 5 } },
              ...at(1200, 360, 720, 640),
            },
            words('subtitle', 'العنكبوت', at(1200, 140, 610, 150), { style: { size: 96, color: 'accent1' } }),
            words(
              'body',
              'هكذا سمّى الصنّاع الشبكة الدوّارة. كل شظيّة فيها تنتهي عند نجم، وهذه تشير إلى النسر الطائر. أدِرها دورة كاملة يمرّ يوم بليله.',
              at(1200, 440, 610, 430),
              { style: { size: 46 } },
            ),
          ]),
          topic('qalb', 'أسماء سافرت', at(middle[0], middle[1], 1600, 900, { scale: 0.052 }), [
            words('subtitle', 'أسماء سافرت', at(800, 95, 1200, 140), { align: 'center', style: { size: 86, color: 'accent1' } }),
            {
              kind: 'table',
              ...at(800, 455, 1100, 540),
              columns: [1.1, 1.15, 1],
              rows: [
                row('الاسم العربي', 'معناه', 'اسمه اليوم'),
                row('الدبران', 'التابع', 'Aldebaran'),
                row('النسر الواقع', 'النسر المنقضّ', 'Vega'),
                row('النسر الطائر', 'النسر المحلّق', 'Altair'),
                row('ذنب الدجاجة', 'ذيل الدجاجة', 'Deneb'),
                row('فم الحوت', 'فم السمكة', 'Fomalhaut'),
                row('آخر النهر', 'نهاية النهر', 'Achernar'),
              ],
              hasHeader: true,
              lines: { color: '#f0cf8633', width: 2 },
              fontSize: 38,
              alt: 'أسماء النجوم بالعربية ومعانيها وصورتها اليوم.',
            },
            words('body', 'دوّنها عبد الرحمن الصوفي سنة 964 م في «صور الكواكب».', at(800, 812, 1100, 90), {
              id: 'sufi',
              align: 'center',
              style: { size: 40, color: 'accent2' },
            }),
          ]),
        ]),
      ],
    },
    path: [
      stop('sama', 'نجوم بأسماء عربية', 'ارفع رأسك في أي ليلة صافية: أكثر من مئتي نجم فوقك تحمل أسماء عربية.', { hold: 6000 }),
      stop('jawza', 'الجوزاء', 'نبدأ من اليمين، بعملاق الشتاء. الجوزاء خريطة جسد كاملة: يد ورِجل وسيف وحزام.', { hold: 7000 }),
      stop('yad', 'النقطة التي ضاعت', 'ألمع ما في كتفها اسمه يد الجوزاء، هكذا كتبه الفلكيون العرب.', { hold: 5000 }),
      reveal('al-khata', ['bad', 'betelgeuse'], 'ثم أخطأ ناسخ في نقطة، فصارت اليد «بد»، وصار الاسم في اللاتينية Betelgeuse.', { hold: 7000 }),
      stop('dabaran', 'الدبران', 'وراء الثريا يمشي الدبران، التابع الذي لا يصل. الاسم وحده قصة حبّ.', { hold: 7000 }),
      stop('sayf', 'نسران وذنب', 'في الصيف يحلّق نسران: واحد يهوي وواحد يطير، ومعهما ذنب الدجاجة.', { hold: 7000 }),
      stop('hut', 'فم الحوت', 'وفي الخريف، قريبًا من الأفق، نجم وحيد: فم الحوت. انطقه بأي لغة تجده عربيًّا.', { hold: 7000 }),
      stop('masafa', 'كم تبعد؟', 'أقرب هذه النجوم إلينا النسر الطائر، على سبع عشرة سنة ضوئية فقط.', { hold: 7000 }),
      stop('asturlab', 'الأسطرلاب', 'كل هذه السماء طواها الصنّاع في قرص من نحاس. هذه الصفيحة مرسومة لأفق بغداد.', { hold: 7000 }),
      stop('ankabut', 'العنكبوت', 'فوق الصفيحة شبكة تدور، سمّوها العنكبوت، وعند طرف كل شظيّة نجم له اسم.', { hold: 7000 }),
      stop('qalb', 'أسماء سافرت', 'وفي القلب الأسماء نفسها، من بغداد وأصفهان إلى كل خرائط السماء.', { hold: 6000 }),
      reveal('al-sufi', ['sufi'], 'دوّنها عبد الرحمن الصوفي قبل أكثر من ألف عام في كتاب صور الكواكب الثمانية والأربعين.', { hold: 7000 }),
    ],
  },
};

/** The position beside the giant's hand. */
function yadAt(): [number, number] {
  const [x, y] = chartOf(orion, picture.width, picture.height, 70)('hand');
  return [40 + x - 112, 40 + y - 14];
}
