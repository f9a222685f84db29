import {
  arpadBridge,
  chainBridge,
  elizabethBridge,
  libertyBridge,
  lion,
  margaretBridge,
  oldElizabethBridge,
  reaches,
  river,
  type Site,
  southernBridges,
} from '../art/bridges.ts';
import { chance, short, svg } from '../kit/drawing.ts';
import { art, at, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';

const canvas = { width: 3200, height: 1800 };
const reach = 1600;

const [north, island, oldest, white, green, south] = reaches([40, 650], 62, [
  [540, 21],
  [460, 24],
  [640, -3],
  [430, -27],
  [410, -5],
  [480, 19],
]);
const sites = [north, island, oldest, white, green, south].filter((site) => site !== undefined);

/** A stop of 1600 × 900 with its waterline on the river. */
const onRiver = (site: Site | undefined, waterline = 500): Wire => {
  const { x, y, length, rotation } = site ?? { x: 0, y: 0, length: 1600, rotation: 0 };
  const scale = length / 1600;
  const turn = (rotation * Math.PI) / 180;
  const up = (waterline - 450) * scale;
  return at(x + up * Math.sin(turn), y - up * Math.cos(turn), 1600, 900, { scale, rotation });
};

const bridge = (drawing: string, alt: string): Wire => art(drawing, at(800, 310, 1600, 620), alt);

const caption = (name: string, line: string, text: string): Wire[] => [
  words('title', name, at(412, 664, 680, 132)),
  words('subtitle_2', line, at(412, 768, 680, 64)),
  words('body', text, at(1160, 732, 740, 260)),
];

const sky = (): string => {
  const random = chance(7);
  const dots = (count: number, size: number): string =>
    `<path d="${Array.from({ length: count }, () => `M${short(random() * 4800)} ${short(random() ** 1.6 * 1300)}l.1 0`).join('')}" fill="none" stroke="#fff3df" stroke-opacity="${size > 5 ? 0.9 : 0.55}" stroke-width="${size}" stroke-linecap="round"/>`;
  return svg(4800, 1500, dots(90, 4) + dots(26, 7));
};

const sun = svg(
  1400,
  1400,
  '<circle cx="700" cy="700" r="700" fill="url(#g)"/><circle cx="700" cy="700" r="250" fill="url(#s)"/>',
  '<radialGradient id="g"><stop offset=".3" stop-color="#ffd27d" stop-opacity=".75"/><stop offset=".6" stop-color="#ff8f5e" stop-opacity=".28"/><stop offset="1" stop-color="#ff6a5a" stop-opacity="0"/></radialGradient><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6d6"/><stop offset="1" stop-color="#ffbe6e"/></linearGradient>',
);

const clouds = (): string => {
  const cloud = (x: number, y: number, length: number, opacity: number): string =>
    `<path d="M${x} ${y}C${x + length * 0.2} ${y - 16} ${x + length * 0.3} ${y - 30} ${x + length * 0.48} ${y - 26}C${x + length * 0.7} ${y - 34} ${x + length * 0.8} ${y - 10} ${x + length} ${y}C${x + length * 0.7} ${y + 9} ${x + length * 0.3} ${y + 9} ${x} ${y}Z" fill="#ff9d78" opacity="${opacity}"/>`;
  return svg(
    3600,
    900,
    cloud(120, 420, 520, 0.4) +
      cloud(420, 468, 380, 0.3) +
      cloud(2360, 300, 640, 0.36) +
      cloud(2780, 352, 420, 0.26) +
      cloud(1060, 640, 520, 0.34) +
      cloud(2040, 590, 460, 0.3),
  );
};

/** A year on the timeline, its text alternating above and below. */
const year = (id: string, place: number, when: string, what: string, color = 'accent1'): Wire => {
  const isBelow = place % 2 === 1;
  return {
    kind: 'group',
    id,
    ...at(140 + place * 132, 560, 240, 360),
    children: [
      { kind: 'shape', shape: 'ellipse', ...at(120, 180, 34, 34), fill: color, stroke: { color: 'background', width: 7 } },
      words('subtitle_2', when, at(120, isBelow ? 240 : 72, 240, 66), { align: 'center', style: { color, size: 50 } }),
      words('body_2', what, at(120, isBelow ? 298 : 130, 240, 54), { align: 'center', style: { size: 35 } }),
    ],
  };
};
const years = (kind: string, first: number, color: string, names: readonly (readonly [when: string, what: string])[]): Wire[] =>
  names.map(([when, what], index) => year(`${kind}-${when}`, first + index, when, what, color));
const level = (from: number, to: number, y: number, color: string, more: Wire = {}): Wire => ({
  kind: 'line',
  ...at((from + to) / 2, y, to - from, 1),
  points: [
    { x: 0, y: 0 },
    { x: to - from, y: 0 },
  ],
  stroke: { color, width: 7, ...more },
});

const rows = [
  ['Árpád híd', '1950', '928 m'],
  ['Margit híd', '1876', '607 m'],
  ['Széchenyi Lánchíd', '1849', '375 m'],
  ['Erzsébet híd', '1964', '379 m'],
  ['Szabadság híd', '1896', '334 m'],
  ['Petőfi híd', '1937', '514 m'],
  ['Rákóczi híd', '1995', '495 m'],
];
const cells = (row: readonly string[], isHead = false): Wire => ({
  cells: row.map((text, index) => ({
    paragraphs: [{ runs: [{ text, ...(isHead && { color: 'accent1' }) }], align: index === 0 ? 'start' : 'end' }],
  })),
});

const pane = { shape: 'rounded', fill: '#160a2ed9', stroke: { color: '#ffdc9355', width: 3 } };

export const danubeBridges: Deck = {
  oid: 'demodunahida',
  owner: 'luca-farkas',
  tags: ['Budapest', 'hidak', 'Duna', 'építészet', 'történelem'],
  document: {
    schemaVersion: 2,
    title: 'Hidak a Dunán: Budapest hét átkelése',
    description:
      'Séta lefelé a folyón, alkonyatkor, az Árpád hídtól a Rákóczi hídig. Hét híd, másfél évszázad: mérnökök, oroszlánok, turulmadarak, és az a tél, amelyik egyetlen hidat sem hagyott állva.',
    language: 'hu',
    theme: {
      palette: {
        background: '#1c0c37',
        surface: '#2b1248',
        text: '#fff3df',
        muted: '#dcc3d6',
        accent1: '#ffcf7a',
        accent2: '#ff8b6b',
        accent3: '#7fd1c4',
        accent4: '#e2a3ff',
        accent5: '#ffb0a0',
        accent6: '#9db8ff',
      },
      fonts: { heading: 'Playfair Display', body: 'Work Sans' },
      textStyles: {
        title: { size: 104, weight: 700, letterSpacing: -0.01 },
        subtitle: { size: 64, weight: 600 },
        subtitle_2: { size: 40, weight: 600, color: 'accent1' },
        body: { size: 36, lineHeight: 1.42 },
        body_2: { size: 30, lineHeight: 1.35 },
      },
      background: {
        fill: {
          kind: 'linear',
          x1: 0,
          y1: 0,
          x2: 0,
          y2: 1,
          stops: [
            { offset: 0, color: '#1a1042' },
            { offset: 0.2, color: '#47205f' },
            { offset: 0.37, color: '#a33f6c' },
            { offset: 0.5, color: '#ee755b' },
            { offset: 0.64, color: '#ffb765' },
          ],
        },
        layers: [
          { id: 'stars', depth: 0.1, objects: [art(sky(), at(1600, 250, 4800, 1500))] },
          { id: 'sun', depth: 0.3, objects: [art(sun, at(1500, 900, 1400, 1400))] },
          { id: 'clouds', depth: 0.55, objects: [art(clouds(), at(1600, 450, 3600, 900))] },
        ],
      },
    },
    root: {
      id: 'duna',
      title: 'Hidak a Dunán',
      ...canvas,
      children: [
        art(
          river(canvas.width, canvas.height, reach, sites, chance(21)),
          at(canvas.width / 2, (canvas.height + reach) / 2, canvas.width + 2 * reach, canvas.height + 3 * reach),
        ),
        words('title', 'Hidak a Dunán', at(1500, 300, 1700, 280), { align: 'center', style: { size: 232, letterSpacing: -0.015 } }),
        words('subtitle', 'Budapest hét átkelése', at(1500, 470, 1300, 100), {
          align: 'center',
          style: { size: 70, weight: 500, isItalic: true, color: 'accent1' },
        }),
        topic('arpad', 'Árpád híd', onRiver(north), [
          bridge(arpadBridge(), 'Az Árpád híd oldalról: hosszú, alacsony acélgerenda sok pilléren, kétkarú lámpákkal.'),
          ...caption(
            'Árpád híd',
            '1950 · 928 méter',
            'A leghosszabb a hét közül. 1939-ben kezdték építeni, de a háború félbeszakította: 1945-ben csak a pillérei álltak, így nem volt mit felrobbantani.',
          ),
        ]),
        topic('margit', 'Margit híd', onRiver(island), [
          bridge(margaretBridge(), 'A Margit híd oldalról: hat lapos acélív, a pilléreken szárnyas szobrok.'),
          ...caption(
            'Margit híd',
            '1876 · Ernest Goüin',
            'Párizsi mérnök terve. Közepe 30 fokkal megtörik, hogy mindkét Duna-ágra merőleges legyen; a sziget felé nyúló szárny csak 1900-ban készült el.',
          ),
        ]),
        topic('lanchid', 'Széchenyi Lánchíd', onRiver(oldest), [
          bridge(chainBridge(), 'A Lánchíd oldalról: két kőkapu, köztük mélyen lehajló lánc, a hídfőkön oroszlánok.'),
          ...caption(
            'Lánchíd',
            '1849 · William Tierney Clark',
            'Az első állandó híd a magyar Dunán. Széchenyi István kezdeményezte, Clark Ádám építette fel; 202 méteres középső nyílása a világ legnagyobbjai közé tartozott.',
          ),
          topic('oroszlan', 'Az oroszlán nyelve', at(1535, 458, 1600, 900, { scale: 0.068 }), [
            art(lion(), at(440, 450, 780, 780), 'Kőoroszlán feje szemből, csukott szájjal, sugárzó sörénnyel.'),
            words('subtitle', 'Van nyelvük?', at(1215, 200, 660, 130), { style: { size: 92 } }),
            words(
              'body',
              'Marschalkó János oroszlánjai 1852 óta őrzik a hidat. A monda szerint a szobrász kifelejtette a nyelvüket, és bánatában a Dunába ugrott.\nNem ugrott. A nyelv megvan, csak az utcáról nem látszik.',
              at(1215, 530, 660, 480),
              { style: { size: 42 } },
            ),
          ]),
        ]),
        topic('erzsebet', 'Erzsébet híd', onRiver(white), [
          art(
            oldElizabethBridge(),
            at(800, 310, 1600, 620, { id: 'regi-hid' }),
            'A régi Erzsébet híd árnyképe: rácsos kapuk és láncok a mai pilonok helyén.',
          ),
          words('subtitle_2', 'A régi híd, 1903–1945', at(800, 76, 900, 64), {
            id: 'regi-hid-neve',
            align: 'center',
            style: { color: 'text' },
          }),
          bridge(elizabethBridge(), 'Az Erzsébet híd oldalról: két karcsú fehér pilon, hosszú kábelív, vékony pálya.'),
          ...caption(
            'Erzsébet híd',
            '1964 · Sávoly Pál',
            'A fehér híd egyetlen, 290 méteres lendülettel lép át a legszűkebb szakaszon. Ez az egyetlen, amelyik nem a régi alakjában tért vissza.',
          ),
        ]),
        topic('szabadsag', 'Szabadság híd', onRiver(green), [
          bridge(libertyBridge(), 'A Szabadság híd oldalról: zöld rácsos szerkezet, az oszlopok csúcsán aranygömbön turulmadár.'),
          ...caption(
            'Szabadság híd',
            '1896 · Feketeházy János',
            'A legrövidebb: 334 méter. Az utolsó, ezüst szegecset maga Ferenc József verte be. A háború után elsőként nyílt meg újra, 1946. augusztus 20-án.',
          ),
        ]),
        topic('del', 'Petőfi és Rákóczi híd', onRiver(south), [
          bridge(southernBridges(), 'Balra a Petőfi híd rácsos gerendája, jobbra a vörös Rákóczi híd öt tükrös oszlopa.'),
          words('title', 'Petőfi híd', at(410, 648, 680, 100), { style: { size: 80 } }),
          words('subtitle_2', '1937 · 514 méter', at(410, 722, 680, 56)),
          words('body', 'A Nagykörút déli kapuja. Álgyay Hubert Pál tervezte, 1952-ben épült újjá.', at(420, 816, 700, 130), {
            style: { size: 33 },
          }),
          words('title', 'Rákóczi híd', at(1190, 648, 680, 100), { style: { size: 80 } }),
          words('subtitle_2', '1995 · 495 méter', at(1190, 722, 680, 56)),
          words('body', 'Lámpái fölfelé világítanak: a fényt magas oszlopok tükrei szórják az útra.', at(1200, 816, 700, 130), {
            style: { size: 33 },
          }),
        ]),
        topic(
          'tel',
          'Az a tél',
          at(700, 1466, 1600, 900, { scale: 0.52, rotation: 4 }),
          [
            words('title', 'Egy január, híd nélkül', at(800, 126, 1440, 140), { style: { size: 100 } }),
            words(
              'body',
              '1945. január 18-án a Lánchíd és az Erzsébet híd is a Dunába zuhant. Budapestnek egyetlen ép hídja sem maradt.',
              at(800, 262, 1440, 124),
              { style: { size: 40 } },
            ),
            level(80, 720, 560, 'accent1'),
            level(740, 880, 560, 'accent2', { dash: [2, 20], cap: 'round' }),
            ...years('epult', 0, 'accent1', [
              ['1849', 'Lánchíd'],
              ['1876', 'Margit'],
              ['1896', 'Szabadság'],
              ['1903', 'Erzsébet'],
              ['1937', 'Petőfi'],
            ]),
            year('elveszett', 5, '1945', 'egy sem', 'accent2'),
            {
              kind: 'group',
              id: 'ujjaepult',
              ...at(800, 450, 1600, 900),
              children: [
                level(900, 1520, 560, 'accent3'),
                ...years('ujra', 6, 'accent3', [
                  ['1946', 'Szabadság'],
                  ['1948', 'Margit'],
                  ['1949', 'Lánchíd'],
                  ['1952', 'Petőfi'],
                  ['1964', 'Erzsébet'],
                ]),
                words('subtitle_2', 'Tizenkilenc év, és mind visszatért.', at(800, 810, 1440, 80), {
                  style: { size: 52, color: 'accent3' },
                  align: 'end',
                }),
              ],
            },
          ],
          { frame: pane },
        ),
        topic(
          'szamok',
          'Hét híd számokban',
          at(2430, 1424, 1600, 900, { scale: 0.56, rotation: -4 }),
          [
            words('title', 'Hét híd számokban', at(800, 112, 1440, 130), { style: { size: 84 } }),
            {
              kind: 'table',
              ...at(400, 500, 640, 600),
              columns: [1.9, 0.9, 1],
              rows: [cells(['Híd', 'Átadás', 'Hossz'], true), ...rows.map((row) => cells(row))],
              hasHeader: true,
              lines: { color: '#ffdc9326', width: 2 },
              fontSize: 31,
              alt: 'A hét híd neve, átadásának éve és hossza, északról délre.',
            },
            {
              kind: 'chart',
              chart: 'bar',
              ...at(1160, 500, 720, 610),
              title: 'Hossz méterben',
              categories: ['Árpád', 'Margit', 'Petőfi', 'Rákóczi', 'Erzsébet', 'Lánchíd', 'Szabadság'],
              series: [{ name: 'Hossz', values: [928, 607, 514, 495, 379, 375, 334], color: 'accent1' }],
              hasLegend: false,
              alt: 'Sávdiagram: a leghosszabb az Árpád híd 928, a legrövidebb a Szabadság híd 334 méterrel.',
            },
            words('body_2', 'Az Árpád híd hossza a felüljárók nélkül.', at(800, 846, 1440, 44), { style: { size: 25, color: 'muted' } }),
          ],
          { frame: pane },
        ),
      ],
    },
    path: [
      stop('duna', 'Hidak a Dunán', 'Alkonyodik, a folyó aranyban. Sétáljunk végig rajta északról délre, hét hídon át.', { hold: 6000 }),
      stop(
        'arpad',
        'Árpád híd',
        'Északon kezdjük, a leghosszabbnál. Az Árpád hidat háború előtt kezdték és háború után fejezték be: tizenegy évig készült.',
        { hold: 7000 },
      ),
      stop(
        'margit',
        'Margit híd',
        'A Margit híd a város második állandó hídja. A közepén megtörik, mert a sziget két oldalán nem egyformán kanyarodik a Duna, és ő mindkét ágat merőlegesen lépi át.',
        { hold: 7000 },
      ),
      stop(
        'lanchid',
        'Lánchíd',
        'A legidősebb. Amíg 1849-ben meg nem nyílt, télen a jégzajlás hetekre elvágta egymástól Pestet és Budát.',
        { hold: 7000 },
      ),
      stop(
        'oroszlan',
        'Az oroszlán nyelve',
        'És egy legenda, amelyet minden pesti gyerek ismer: az oroszlánoknak nincs nyelvük. Van. Csak följebb kellene állni hozzá.',
        { hold: 7000 },
      ),
      stop('erzsebet', 'Erzsébet híd', 'Az Erzsébet híd a legkarcsúbb: mederpillér nélkül, egyetlen ívvel ér át a túlpartra.', {
        hold: 6000,
      }),
      reveal(
        'a-regi-hid',
        ['regi-hid', 'regi-hid-neve'],
        'Itt állt a régi, 1903-ból: csaknem negyed századig a világ legnagyobb nyílású lánchídja. Ezt az egyet nem építették újjá.',
        { hold: 7000 },
      ),
      stop(
        'szabadsag',
        'Szabadság híd',
        'A zöld híd csúcsain turulmadarak. Volt nyár, amikor hétvégenként lezárták az autók elől, és fél Budapest itt piknikezett.',
        { hold: 7000 },
      ),
      stop(
        'del',
        'Petőfi és Rákóczi híd',
        'Délen a két legfiatalabb nyomvonal: a körút hídja 1937-ből, és a Rákóczi híd, amely tükrökkel világít.',
        { hold: 7000 },
      ),
      stop(
        'tel',
        'Az a tél',
        'Csaknem kilencven év kellett ahhoz, hogy öt közúti híd álljon a folyón. Egyetlen tél alatt elveszett mind.',
        { hold: 8000 },
      ),
      reveal('vissza', ['ujjaepult'], 'Másfél évvel később megnyílt az első, és 1964-re minden átkelő újra a helyén volt.', { hold: 7000 }),
      stop(
        'szamok',
        'Hét híd számokban',
        'Végül a számok: a legrövidebb híd éppen a legszűkebb Duna közelében áll, a leghosszabb két ág és egy sziget fölött fut.',
        { hold: 8000 },
      ),
    ],
  },
};
