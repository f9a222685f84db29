import { augustLows, counts, embrace, hypnogram, mean, moon, nights, RING, stageShares, stars, weekdayOf, wheel } from '../art/sleep.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';

const inHours = (hours: number): string => `${Math.floor(hours)}時間${Math.round((hours % 1) * 60)}分`;
const tenths = (hours: number): number => Number(hours.toFixed(1));

const RED = '#FF8A7D';
const eyebrow = (text: string, place: Wire, color = 'accent2'): Wire => words('subtitle_2', text, place, { style: { color } });

/** Months are inside the wheel, like the hours of a clock. */
const months = Array.from({ length: 12 }, (_, month): Wire => {
  const degrees = month * 30 + 15;
  const turn = (degrees * Math.PI) / 180;
  const isBelow = degrees > 90 && degrees < 270;
  return words(
    'body_2',
    `${month + 1}月`,
    at(RING / 2 + Math.sin(turn) * 246, RING / 2 - Math.cos(turn) * 246, 90, 30, { rotation: isBelow ? degrees - 180 : degrees }),
    { align: 'center', verticalAlign: 'middle', style: { size: 22, weight: 600 } },
  );
});

/** A stop on the wheel, rotated so that its rays come in horizontally from one side; the text is beyond them. */
const onWheel = (id: string, title: string, degrees: number, children: readonly Wire[]): Wire => {
  const turn = (degrees * Math.PI) / 180;
  const rotation = degrees < 180 ? degrees - 90 : degrees - 270;
  return topic(
    id,
    title,
    at(RING / 2 + Math.sin(turn) * 690, RING / 2 - Math.cos(turn) * 690, 1600, 900, { rotation, scale: 0.5 }),
    children,
    { frame: 'invisible' },
  );
};

const key = (row: number, color: string, label: string): Wire[] => [
  { kind: 'shape', shape: 'rounded', radius: 8, fill: color, ...at(284, 562 + row * 68, 64, 16) },
  words('body', label, box(342, 532 + row * 68, 320, 60), { verticalAlign: 'middle', style: { size: 42, lineHeight: 1.2 } }),
  words('body', `${counts[row] ?? 0}夜`, box(620, 532 + row * 68, 140, 60), {
    align: 'end',
    verticalAlign: 'middle',
    style: { size: 42, lineHeight: 1.2, weight: 700 },
  }),
];

const asleep = stageShares.reduce((sum, minutes) => sum + minutes, 0);
const night = topic(
  'night',
  '秋の一夜',
  at(500, 838, 1600, 900, { scale: 0.11 }),
  [
    eyebrow('11月18日、火曜日', box(100, 70, 900, 60)),
    words('title', '眠りは、階段を下りて上る', box(100, 124, 1300, 120), { style: { size: 76 } }),
    ...['覚醒', 'レム', '浅い', '深い'].map((stage, row) =>
      words('body_2', stage, box(70, 268 + row * 86, 150, 56), { align: 'end', verticalAlign: 'middle', style: { size: 30 } }),
    ),
    art(
      hypnogram(),
      box(250, 256, 1240, 340),
      '入眠から目覚めまで、睡眠の深さを段で描いた図。深い眠りは前半に、レム睡眠は明け方に集まっている。',
    ),
    art(hypnogram(true), box(250, 256, 1240, 340, { id: 'dreams' })),
    words('body_2', '23:10', box(250, 600, 200, 40), { style: { size: 28 } }),
    words('body_2', '6:42', box(1290, 600, 200, 40), { align: 'end', style: { size: 28 } }),
    words(
      'body',
      'ひと晩はおよそ90分の周期の繰り返し。深い眠りは前半に多く、夢をよく見るレム睡眠は、明け方に向かって長くなる。',
      box(100, 672, 740, 160),
      { style: { size: 32, lineHeight: 1.55 } },
    ),
    ...['レム睡眠', '浅い眠り', '深い眠り'].flatMap((stage, row) => [
      words('title', `${Math.round(((stageShares[row] ?? 0) / asleep) * 100)}%`, box(930 + row * 190, 668, 190, 90), {
        style: { size: 64, color: ['#FF8A7D', 'accent2', 'accent3'][row] },
      }),
      words('body', stage, box(932 + row * 190, 756, 190, 50), { style: { size: 30, lineHeight: 1.4 } }),
    ]),
  ],
  { frame: { shape: 'rounded', fill: '#072B32', stroke: { color: '#8CE3D0', width: 6 } } },
);

const centre = topic(
  'centre',
  '輪の読み方',
  at(RING / 2, RING / 2, 1000, 1000, { scale: 0.43 }),
  [
    art(moon(), box(430, 60, 140, 140)),
    words('body', '一年の平均', box(200, 214, 600, 60), { align: 'center', style: { size: 44, color: 'accent2', weight: 600 } }),
    words('title', inHours(mean(nights)), box(90, 270, 820, 170), { align: 'center', style: { size: 132, lineHeight: 1.2 } }),
    words('body', '線の一本が一夜。長いほど、よく眠った。', box(120, 444, 760, 60), { align: 'center', style: { size: 38 } }),
    ...key(0, 'accent1', '6時間未満'),
    ...key(1, 'accent2', '6時間台'),
    ...key(2, 'accent3', '7時間以上'),
    night,
  ],
  { frame: { shape: 'circle', fill: '#0A3239', stroke: { color: '#8CE3D066', width: 3 } } },
);

const weeks = Array.from({ length: 8 }, (_, week) => nights.slice(46 + week * 7, 53 + week * 7));
const march = onWheel('march', '三月は、赤い', 74, [
  eyebrow('3月 ― 年度末', box(700, 90, 800, 60), RED),
  words('title', '三月は、赤い', box(700, 144, 860, 120)),
  words(
    'body',
    `締め切りに追われた三週間、眠りは平均${inHours(mean(nights.slice(68, 89)))}まで縮んだ。日記に並ぶのは「週末に取り返す」の一言。`,
    box(700, 290, 850, 170),
  ),
  {
    kind: 'chart',
    chart: 'column',
    ...box(700, 480, 840, 360),
    title: '週ごとの平均（時間）',
    categories: ['2/16', '2/23', '3/2', '3/9', '3/16', '3/23', '3/30', '4/6'],
    series: [{ name: '睡眠', values: weeks.map((week) => tenths(mean(week))), color: 'accent1' }],
    hasLegend: false,
  },
]);

const ofWeekday = (weekday: number): number => mean(nights.filter((_, day) => day < 273 && weekdayOf(day) === weekday));
const holidays = onWheel('holidays', '借りは、返せない', 119, [
  eyebrow('5月 ― 大型連休', box(750, 90, 800, 60)),
  words('title', '借りは、返せない', box(750, 144, 830, 120), { style: { size: 84 } }),
  words(
    'body',
    '休みの日は一時間半あまり長く眠った。けれど月曜の朝はかえって重い。平日と休日で眠りの時刻がずれることを、研究者は「社会的時差ぼけ」と呼ぶ。',
    box(750, 290, 790, 210),
  ),
  {
    kind: 'chart',
    chart: 'column',
    ...box(750, 520, 790, 330),
    title: '曜日ごとの平均（1〜9月、時間）',
    categories: [...'月火水木金土日'],
    series: [{ name: '睡眠', values: [0, 1, 2, 3, 4, 5, 6].map((weekday) => tenths(ofWeekday(weekday))), color: 'accent2' }],
    hasLegend: false,
  },
]);

const heat = onWheel('heat', '暑い夜は、短い', 231, [
  eyebrow('8月 ― 熱帯夜', box(70, 90, 800, 60), RED),
  words('title', '暑い夜は、短い', box(70, 144, 860, 120)),
  words(
    'body',
    '体の奥の温度が下がると、人は眠くなる。暑い夜にはそれが下がりにくい。私の八月は、最低気温が1度上がるごとに、眠りが約10分ずつ減った。',
    box(70, 290, 800, 210),
  ),
  {
    kind: 'chart',
    chart: 'scatter',
    ...box(70, 520, 800, 340),
    title: '最低気温（℃）と睡眠（時間）',
    series: [{ name: '八月の夜', x: augustLows, values: nights.slice(212, 243).map(tenths), color: 'accent4' }],
    hasLegend: false,
  },
]);

const wheelTopic = topic('wheel', '一年の輪', at(2060, 900, RING, RING, { scale: 1.12 }), [
  art(
    wheel(),
    box(0, 0, RING, RING),
    '365本の線が円をなす図。三月、夏至のころ、八月に短く赤い線が集まり、十月からは長いクリーム色の線がそろう。',
  ),
  ...months,
  art(embrace(), box(0, 0, RING, RING, { id: 'embrace' })),
  words(
    'subtitle_2',
    `最後の90夜　平均${inHours(mean(nights.slice(275)))}`,
    at(RING / 2 - 510, RING / 2 - 510, 640, 60, { rotation: -45, id: 'steady' }),
    { align: 'center', verticalAlign: 'middle', style: { color: '#8CE3D0', size: 40 } },
  ),
  centre,
  march,
  holidays,
  heat,
]);

const panel = { frame: { shape: 'rounded', fill: '#0A3038', stroke: { color: '#8CE3D055', width: 4 } } };
const world = topic(
  'world',
  '33か国でいちばん短い夜',
  at(470, 1090, 1600, 900, { scale: 0.42, rotation: -3 }),
  [
    eyebrow('OECD 生活時間の比較', box(90, 70, 800, 60)),
    words('title', '33か国でいちばん\n短い夜', box(90, 128, 620, 240), { style: { size: 76 } }),
    words('body', '比べられた33か国の中で、日本の眠りは最も短い。平均の8時間28分に、毎日66分届かない。', box(90, 400, 570, 180)),
    words('body', '国内でも、大人の約4割は6時間に届かない。', box(90, 596, 570, 120)),
    words('body_2', '出典：OECD（2021年）、\n国民健康・栄養調査（2019年）', box(90, 740, 570, 80)),
    {
      kind: 'chart',
      chart: 'bar',
      ...box(740, 80, 780, 740),
      title: '一日の平均睡眠（分）',
      categories: ['中国', '米国', 'フランス', '英国', 'ドイツ', 'スウェーデン', '韓国', '日本'],
      series: [{ name: '睡眠', values: [542, 531, 513, 508, 498, 487, 471, 442], color: 'accent2' }],
      hasLegend: false,
    },
  ],
  panel,
);

const plain = (text: string): Wire => ({ paragraphs: [{ runs: [{ text }] }] });
const number = (text: string, color = 'text'): Wire => ({ paragraphs: [{ align: 'end', runs: [{ text, weight: 700, color }] }] });
const trials = topic(
  'trials',
  '四つの実験',
  at(490, 1520, 1600, 900, { scale: 0.42, rotation: 2 }),
  [
    eyebrow('9月から12月', box(90, 70, 800, 60)),
    words('title', '一か月に、一つだけ変える', box(90, 124, 1420, 120), { style: { size: 80 } }),
    {
      kind: 'table',
      ...box(90, 280, 1420, 440),
      columns: [5, 2, 2.4, 2.6],
      hasHeader: true,
      fontSize: 36,
      lines: { color: '#8CE3D040', width: 2 },
      rows: [
        [
          plain('変えたこと'),
          plain('期間'),
          { paragraphs: [{ align: 'end', runs: [{ text: '眠り' }] }] },
          { paragraphs: [{ align: 'end', runs: [{ text: '寝つき' }] }] },
        ],
        [plain('コーヒーは午後2時まで'), plain('9月'), number('＋11分'), number('−6分')],
        [plain('毎晩23時に寝床へ'), plain('10月'), number('＋38分', 'accent5'), number('−9分', 'accent5')],
        [plain('スマホは居間に置く'), plain('11月'), number('＋14分'), number('−7分')],
        [plain('寝室を18℃に保つ'), plain('12月'), number('＋9分'), number('−4分')],
      ],
    },
    words('body', 'いちばん効いたのは、薬でも枕でもなく「同じ時刻」だった。', box(90, 760, 1420, 70, { id: 'verdict' }), {
      style: { color: 'accent5', weight: 600, size: 38 },
    }),
  ],
  panel,
);

const lessons = ['量の前に、時刻をそろえる。', '週末は、借金を返す日ではない。', '寝室は、涼しく、暗く、静かに。'];
const opening = topic(
  'title',
  '365夜の眠り',
  at(806, 444, 1600, 900, { scale: 0.92 }),
  [
    words('title', '365夜の眠りが\n教えてくれたこと', box(60, 60, 1480, 380), { style: { size: 164, lineHeight: 1.16, weight: 900 } }),
    words('subtitle', '腕時計と日記で測った、札幌の一年', box(66, 466, 1400, 80), { style: { size: 50, color: 'muted', weight: 500 } }),
    ...lessons.map((lesson, row) =>
      words(
        'subtitle',
        [{ runs: [{ text: `${row + 1}　`, color: 'accent2', weight: 800 }, { text: lesson }] }],
        box(66, 582 + row * 82, 1400, 80, { id: `lesson-${row + 1}` }),
        { style: { size: 48, weight: 600 } },
      ),
    ),
  ],
  { frame: 'invisible' },
);

const style = (size: number, weight: number, lineHeight: number, color = 'text') => ({ family: 'body', size, weight, lineHeight, color });

export const nightsOfSleep: Deck = {
  oid: 'demosleepjpn',
  owner: 'jun-sato',
  tags: ['睡眠', 'データ', '健康', '暮らし'],
  document: {
    schemaVersion: 2,
    title: '365夜の眠りが教えてくれたこと',
    description:
      '札幌に暮らすデータ記者が、腕時計と日記で一年分の眠りを記録しました。365本の線でできた輪をめぐりながら、年度末、連休、熱帯夜に眠りがどう変わったか、そして何がいちばん効いたのかを語ります。',
    language: 'ja',
    theme: {
      palette: {
        background: '#0C363E',
        surface: '#0A3038',
        text: '#FFF6E3',
        muted: '#B4D2CD',
        accent1: '#FF5A4D',
        accent2: '#F5CF4E',
        accent3: '#FFF3D9',
        accent4: '#FFA25C',
        accent5: '#8CE3D0',
        accent6: '#D3B4F0',
      },
      fonts: { heading: 'Noto Sans JP', body: 'Noto Sans JP', code: 'JetBrains Mono' },
      textStyles: {
        title: style(92, 800, 1.22),
        subtitle: style(52, 600, 1.4),
        subtitle_2: style(36, 600, 1.4),
        body: style(34, 400, 1.6),
        body_2: style(26, 500, 1.3, 'muted'),
      },
      background: {
        fill: {
          kind: 'radial',
          cx: 0.62,
          cy: 0.48,
          radius: 0.8,
          stops: [
            { offset: 0, color: '#14525A' },
            { offset: 0.55, color: '#0C363E' },
            { offset: 1, color: '#06222A' },
          ],
        },
        layers: [
          { id: 'stars', depth: 0.25, objects: [art(stars(4400, 2600, 190, 5), at(1600, 900, 4400, 2600))] },
          { id: 'near-stars', depth: 0.6, objects: [art(stars(4000, 2300, 60, 9), at(1600, 900, 4000, 2300))] },
        ],
      },
    },
    root: {
      kind: 'topic',
      id: 'year',
      title: '365夜の眠りが教えてくれたこと',
      width: 3200,
      height: 1800,
      children: [wheelTopic, world, trials, opening],
    },
    path: [
      stop('year', '365夜の眠り', '一年のあいだ、眠った時間を毎晩記録しました。その365夜を、一つの輪にしてみます。', { hold: 6000 }),
      stop(
        'centre',
        '輪の読み方',
        `線の一本が一夜です。平均は${inHours(mean(nights))}。赤い線、六時間に届かなかった夜は${counts[0] ?? 0}回ありました。`,
        { hold: 8000 },
      ),
      stop('night', '秋の一夜', 'ある夜を拡大してみましょう。深い眠りへ下りては浅くなる、それを一晩に五回ほど繰り返します。', {
        hold: 7000,
      }),
      reveal('dreaming', ['dreams'], '夢をよく見るレム睡眠は、明け方ほど長くなります。早起きで削られるのは、この部分です。', {
        title: '夢は明け方に',
        hold: 6000,
      }),
      stop('march', '三月は、赤い', '三月、締め切りの続いた三週間です。輪の上でも、線が短く赤くなっているのが分かります。', { hold: 8000 }),
      stop(
        'holidays',
        '借りは、返せない',
        '連休に長く眠っても、月曜の朝は軽くなりませんでした。体にとっては、週末ごとに西へ旅をしているようなものです。',
        { hold: 8000 },
      ),
      stop('heat', '暑い夜は、短い', '札幌でも、夏の夜は暑くなりました。最低気温が高い夜ほど、点は下へ落ちていきます。', { hold: 8000 }),
      stop('world', '33か国でいちばん短い夜', 'これは私だけの話ではありません。OECDの比較では、日本の眠りはいちばん短いのです。', {
        hold: 8000,
      }),
      stop('trials', '四つの実験', '九月から、一か月に一つずつ習慣を変えてみました。', { hold: 7000 }),
      reveal('result', ['verdict'], '効いたのは、毎晩同じ時刻に寝床へ入ること。ただそれだけでした。', {
        title: '効いたのは一つ',
        hold: 5000,
      }),
      stop('wheel', '一年の輪', '輪に戻ると、十月から線の長さがそろっています。最後の九十夜に、赤い線は一本もありません。', {
        reveal: ['embrace', 'steady'],
        hold: 8000,
      }),
      stop('title', '教えてくれたこと', '365夜が教えてくれたのは、三つのことです。まず、量の前に時刻をそろえること。', {
        reveal: ['lesson-1'],
        hold: 6000,
      }),
      reveal('lesson-two', ['lesson-2'], '次に、週末で借りを返そうとしないこと。', { title: '借金は返せない', hold: 4000 }),
      reveal('lesson-three', ['lesson-3'], 'そして、寝室を涼しく、暗く、静かにしておくこと。今夜も、よい眠りを。', {
        title: 'よい眠りを',
        hold: 6000,
      }),
    ],
  },
};
