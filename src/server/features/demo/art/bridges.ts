import { short, svg } from '../kit/drawing.ts';

/** Elevations of Budapest's bridges, each 1600 × 620 with the water at 500 and its reflection below. */
const water = 500;
const ink = '#190d31';
const gold = '#ffdc93';

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-6) + 1 }, (_, index) => from + index * step);

/** Dots at almost no cost: the round caps of lines of almost no length. */
const dots = (points: readonly (readonly [number, number])[], size: number, color = gold, opacity = 1): string =>
  `<path d="${points.map(([x, y]) => `M${short(x)} ${short(y)}l.1 0`).join('')}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${size}" stroke-linecap="round"/>`;

const fill = (d: string, color = ink): string => `<path d="${d}" fill="${color}" fill-rule="evenodd"/>`;
const line = (d: string, width: number, color = ink, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round"/>`;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** `lamps` are reflected in the water as threads of light. */
function elevation(steel: string, lamps: readonly (readonly [number, number])[], lampSize = 7): string {
  const threads = `<path d="${lamps
    .filter((_, index) => index % 2 === 0)
    .map(([x]) => `M${short(x)} ${water + 12}v${short(46 + 36 * Math.abs(Math.sin(x)))}`)
    .join('')}" fill="none" stroke="${gold}" stroke-opacity=".34" stroke-width="4" stroke-linecap="round"/>`;
  const mirrored = `<g transform="matrix(1 0 0 -.3 0 ${water * 1.3})" opacity=".42">${steel}</g>`;
  return svg(1600, 620, mirrored + threads + steel + dots(lamps, lampSize * 2.8, gold, 0.28) + dots(lamps, lampSize));
}

/** A deck that rises slightly towards its middle. */
const camber =
  (from: number, to: number, foot: number, rise: number) =>
  (x: number): number =>
    foot - rise * (1 - ((2 * x - from - to) / (to - from)) ** 2);

const lampPosts = (xs: readonly number[], deck: (x: number) => number, height: number): string =>
  line(xs.map((x) => `M${short(x)} ${short(deck(x))}v${-height}`).join(''), 3.2);

/** A hanging curve between two points that sags to `low` in the middle of its span. */
const hanging = (x: number, [x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], low: number): number => {
  const along = (x - x1) / (x2 - x1);
  const straight = y1 + (y2 - y1) * along;
  return straight + (low - (y1 + y2) / 2) * 4 * along * (1 - along);
};

const course = (xs: readonly number[], height: (x: number) => number): string =>
  `M${xs.map((x) => `${short(x)} ${short(height(x))}`).join('L')}`;

export function chainBridge(): string {
  const deck = camber(90, 1510, 414, 16);
  const [left, right] = [430, 1170];
  const chain = (x: number): number =>
    x < left
      ? hanging(x, [96, 404], [left, 214], 330)
      : x > right
        ? hanging(x, [right, 214], [1504, 404], 330)
        : hanging(x, [left, 214], [right, 214], 374);
  const tower = (x: number): string =>
    fill(
      `${box(x - 58, water - 42, 116, 42)}${box(x - 46, 212, 92, 250)}M${x - 23} ${deck(x) - 8}V286a23 23 0 0 1 46 0V${short(deck(x) - 8)}Z`,
    ) + fill(`${box(x - 56, 204, 112, 13)}${box(x - 44, 190, 88, 16)}M${x - 30} 190Q${x} 168 ${x + 30} 190Z${box(x - 54, 262, 108, 8)}`);
  const lion = (x: number, way: 1 | -1): string =>
    `<g transform="translate(${x} ${short(deck(x) - 2)}) scale(${way} 1)">${fill('M-26 4V-14H30V4ZM-22-14C-24-24-20-30-8-30C0-30 4-31 8-36C9-45 17-49 24-45C30-43 32-37 31-32C28-30 27-28 26-24L29-14H18L15-20L6-17L12-14H-22Z')}</g>`;
  const xs = every(96, 1504, 16);
  const hangers = every(112, 1490, 16).filter((x) => Math.abs(x - left) > 40 && Math.abs(x - right) > 40);
  const banks = fill(`M0 ${water}V424L60 408H130V${water}ZM1600 ${water}V424L1540 408H1470V${water}Z`);
  const steel = [
    line(hangers.map((x) => `M${short(x)} ${short(chain(x))}V${short(deck(x))}`).join(''), 2.6),
    line(course(xs, chain), 7.5),
    line(
      course(xs, (x) => Math.min(chain(x) + 13, deck(x))),
      4,
    ),
    line(course(every(60, 1540, 40), deck), 14),
    banks,
    tower(left),
    tower(right),
    lion(84, 1),
    lion(1516, -1),
  ].join('');
  const lamps = every(128, 1476, 37)
    .filter((x) => Math.abs(x - left) > 30 && Math.abs(x - right) > 30)
    .map((x): [number, number] => [x, chain(x)]);
  return elevation(steel, lamps);
}

export function margaretBridge(): string {
  const deck = camber(60, 1540, 396, 34);
  const piers = every(60, 1540, 1480 / 6);
  const arches = piers.slice(0, -1).map((x, index) => {
    const [from, to] = [x + 20, (piers[index + 1] ?? x) - 20];
    const crown = deck((from + to) / 2) + 18;
    const arch = (at: number): number => crown + (470 - crown) * ((2 * at - from - to) / (to - from)) ** 2;
    return (
      line(course(every(from, to, (to - from) / 20), arch), 10) +
      line(
        every(from, to, (to - from) / 14)
          .map((at) => `M${short(at)} ${short(arch(at))}V${short(deck(at))}`)
          .join(''),
        2.8,
      )
    );
  });
  const pier = (x: number, index: number): string => {
    const half = index === 3 ? 38 : 20;
    const top = deck(x);
    const wings = `M${short(x)} ${short(top - 6)}C${short(x - 10)} ${short(top - 20)} ${short(x - 12)} ${short(top - 40)} ${short(x - 22)} ${short(top - 52)}C${short(x - 10)} ${short(top - 50)} ${short(x - 6)} ${short(top - 46)} ${short(x)} ${short(top - 56)}C${short(x + 6)} ${short(top - 46)} ${short(x + 10)} ${short(top - 50)} ${short(x + 22)} ${short(top - 52)}C${short(x + 12)} ${short(top - 40)} ${short(x + 10)} ${short(top - 20)} ${short(x)} ${short(top - 6)}Z`;
    return (
      fill(`M${short(x - half)} ${short(top)}h${half * 2}l6 ${short(water - top)}h${-half * 2 - 12}Z`) +
      (index > 0 && index < 6 ? fill(wings) : '')
    );
  };
  const posts = every(60 + 1480 / 24, 1540, 1480 / 12);
  const steel = [...arches, line(course(every(20, 1580, 40), deck), 13), ...piers.map(pier), lampPosts(posts, deck, 44)].join('');
  return elevation(
    steel,
    posts.map((x) => [x, deck(x) - 47]),
    9,
  );
}

export function arpadBridge(): string {
  const deck = camber(20, 1580, 398, 22);
  const piers = every(20, 1580, 1560 / 12);
  const beam = `M0 ${short(deck(0))}${every(40, 1600, 40)
    .map((x) => `L${x} ${short(deck(x))}`)
    .join('')}V${short(deck(1600) + 40)}${piers
    .toReversed()
    .map((x, index, all) => {
      const next = all[index + 1];
      return `L${short(x)} ${short(deck(x) + 46)}${next === undefined ? '' : `Q${short((x + next) / 2)} ${short(deck((x + next) / 2) + 4)} ${short(next)} ${short(deck(next) + 46)}`}`;
    })
    .join('')}L0 ${short(deck(0) + 40)}Z`;
  const feet = piers
    .slice(1, -1)
    .map((x) => `M${short(x - 11)} ${short(deck(x) + 40)}h22l5 ${short(water - deck(x) - 40)}h-32Z`)
    .join('');
  const posts = every(60, 1540, 1480 / 16);
  const arms = line(
    posts
      .map((x) => `M${short(x - 16)} ${short(deck(x) - 50)}Q${short(x)} ${short(deck(x) - 62)} ${short(x + 16)} ${short(deck(x) - 50)}`)
      .join(''),
    3,
  );
  const steel = fill(beam) + fill(feet) + lampPosts(posts, deck, 56) + arms;
  return elevation(
    steel,
    posts.flatMap((x): [number, number][] => [
      [x - 17, deck(x) - 49],
      [x + 17, deck(x) - 49],
    ]),
    7,
  );
}

export function elizabethBridge(): string {
  const white = '#fff4e4';
  const deck = camber(60, 1540, 416, 20);
  const [left, right, top] = [292, 1308, 138];
  const cable = (x: number): number =>
    x < left
      ? hanging(x, [70, 408], [left, top], 276)
      : x > right
        ? hanging(x, [right, top], [1530, 408], 276)
        : hanging(x, [left, top], [right, top], 378);
  const pylon = (x: number): string =>
    fill(`M${x - 9} ${top - 8}h18l7 ${water - top - 36}h-32ZM${x - 40} ${water}l8-44h64l8 44Z`, white) +
    fill(box(x - 15, top - 14, 30, 8), white);
  const banks = fill(`M0 ${water}V424L50 410H112V${water}ZM1600 ${water}V424L1550 410H1488V${water}Z`);
  const hangers = every(left + 24, right - 24, 22);
  const steel = [
    line(hangers.map((x) => `M${short(x)} ${short(cable(x))}V${short(deck(x))}`).join(''), 2.2, white),
    line(course(every(70, 1530, 20), cable), 7, white),
    line(course(every(40, 1560, 40), deck), 12, white),
    banks,
    pylon(left),
    pylon(right),
  ].join('');
  return elevation(
    steel,
    every(140, 1460, 60).map((x) => [x, deck(x) - 1]),
    5,
  );
}

/** The bridge of 1903 that used to be in its place: gate towers and chains, as a ghost. */
export function oldElizabethBridge(): string {
  const [left, right, top] = [292, 1308, 176];
  const chain = (x: number): number =>
    x < left
      ? hanging(x, [70, 404], [left, top + 20], 318)
      : x > right
        ? hanging(x, [right, top + 20], [1530, 404], 318)
        : hanging(x, [left, top + 20], [right, top + 20], 384);
  const gate = (x: number): string =>
    `M${x - 62} ${water - 40}L${x - 38} ${top}H${x + 38}L${x + 62} ${water - 40}H${x + 34}V330Q${x} 270 ${x - 34} 330V${water - 40}ZM${x - 44} ${top - 12}H${x + 44}V${top}H${x - 44}ZM${x - 34} ${top - 12}Q${x - 30} ${top - 44} ${x} ${top - 52}Q${x + 30} ${top - 44} ${x + 34} ${top - 12}ZM${x - 3} ${top - 50}L${x} ${top - 96}L${x + 3} ${top - 50}Z`;
  const xs = every(70, 1530, 20);
  const hangers = every(90, 1510, 22)
    .filter((x) => Math.abs(x - left) > 44 && Math.abs(x - right) > 44)
    .map((x) => `M${short(x)} ${short(chain(x))}V404`);
  return svg(
    1600,
    620,
    `<g opacity=".5">${line(hangers.join(''), 2)}${line(course(xs, chain), 8)}${line(
      course(xs, (x) => chain(x) + 16),
      8,
    )}${fill(gate(left) + gate(right))}</g>`,
  );
}

export function libertyBridge(): string {
  const green = '#0d2b2c';
  const deck = camber(90, 1510, 414, 12);
  const [left, right, top] = [432, 1168, 214];
  const chord = (x: number): number =>
    x < left
      ? hanging(x, [96, 376], [left, top], 326)
      : x > right
        ? hanging(x, [right, top], [1504, 376], 326)
        : hanging(x, [left, top], [right, top], 358);
  const joints = every(96, 1504, 1408 / 44);
  const web = joints.map((x, index) => {
    const next = joints[index + 1];
    const post = `M${short(x)} ${short(chord(x))}V${short(deck(x))}`;
    return next === undefined
      ? post
      : `${post}M${short(x)} ${short(chord(x))}L${short(next)} ${short(deck(next))}M${short(x)} ${short(deck(x))}L${short(next)} ${short(chord(next))}`;
  });
  const turul =
    'M0 2C-6-2-8-8-6-13C-14-10-26-12-34-24C-22-20-10-22-3-20C-3-25 0-28 4-26L9-23L4-21C10-22 22-20 34-24C26-12 14-10 6-13C8-8 6-2 0 2Z';
  const mast = (x: number): string =>
    fill(
      `${box(x - 13, 209, 26, water - 261)}${box(x - 34, water - 52, 68, 52)}${box(x - 22, 200, 44, 9)}M${x - 13} 200L${x} 152L${x + 13} 200Z`,
      green,
    ) + `<circle cx="${x}" cy="148" r="10" fill="${gold}"/><g transform="translate(${x} 140)">${fill(turul, green)}</g>`;
  const banks = fill(`M0 ${water}V424L60 408H130V${water}ZM1600 ${water}V424L1540 408H1470V${water}Z`);
  const steel = [
    line(web.join(''), 3, green),
    line(course(every(96, 1504, 16), chord), 10, green),
    line(course(every(60, 1540, 40), deck), 14, green),
    banks,
    mast(left),
    mast(right),
  ].join('');
  return elevation(
    steel,
    joints.filter((_, index) => index % 2 === 0).map((x) => [x, chord(x)]),
    6,
  );
}

/** Petőfi to the left, Rákóczi with its mirrors to the right. */
export function southernBridges(): string {
  const red = '#5a1230';
  const petofi = camber(20, 770, 404, 16);
  const feet = [20, 245, 545, 770];
  const under = feet.slice(0, -1).map((x, index) => {
    const to = feet[index + 1] ?? x;
    const chord = (at: number): number => petofi(at) + 20 + 44 * ((2 * at - x - to) / (to - x)) ** 2;
    const xs = every(x, to, (to - x) / 12);
    return (
      line(course(xs, chord), 6) +
      line(
        xs
          .map(
            (at, place) =>
              `M${short(at)} ${short(petofi(at))}L${short(xs[place + 1] ?? at)} ${short(chord(xs[place + 1] ?? at))}M${short(at)} ${short(chord(at))}V${short(petofi(at))}`,
          )
          .join(''),
        2.6,
      )
    );
  });
  const piers =
    fill([245, 545].map((x) => `M${x - 20} ${short(petofi(x) + 56)}h40l8 ${short(water - petofi(x) - 56)}h-56Z`).join('')) +
    fill([20, 770].map((x) => box(x - 20, petofi(x), 40, water - petofi(x))).join(''));
  const posts = every(70, 720, 65);
  const rakoczi = camber(830, 1580, 404, 10);
  const masts = every(905, 1505, 150);
  const beams = masts
    .map(
      (x) =>
        `<path d="M${x - 3} ${short(rakoczi(x) - 16)}L${x - 30} 246H${x + 30}L${x + 3} ${short(rakoczi(x) - 16)}Z" fill="${gold}" opacity=".3"/>`,
    )
    .join('');
  const mirrors = fill(
    masts
      .map((x) => `${box(x - 4.5, 240, 9, rakoczi(x) - 240)}M${x - 44} 244L${x - 4} 232H${x + 4}L${x + 44} 244L${x + 4} 240H${x - 4}Z`)
      .join(''),
    red,
  );
  const girder = fill(
    `M810 ${short(rakoczi(830))}${every(850, 1600, 50)
      .map((x) => `L${x} ${short(rakoczi(x) - 6)}`)
      .join('')}V${short(rakoczi(1580) + 26)}${every(810, 1590, 60)
      .toReversed()
      .map((x) => `L${x} ${short(rakoczi(x) + 24)}`)
      .join('')}Z`,
    red,
  );
  const supports = fill(
    [905, 1055, 1205, 1355, 1505].map((x) => `M${x - 10} ${short(rakoczi(x) + 18)}h20l6 ${short(water - rakoczi(x) - 18)}h-32Z`).join(''),
    red,
  );
  const steel = [
    ...under,
    line(course(every(0, 790, 40), petofi), 12),
    piers,
    lampPosts(posts, petofi, 40),
    girder,
    supports,
    mirrors,
    beams,
  ].join('');
  return elevation(steel, [...posts.map((x): [number, number] => [x, petofi(x) - 43]), ...masts.map((x): [number, number] => [x, 250])], 8);
}

/** A lion's head of the Chain Bridge, as a coin: 600 × 600. */
export function lion(): string {
  const petals = (count: number, inner: number, outer: number, width: number, color: string, shift = 0): string =>
    fill(
      every(0, count - 1, 1)
        .map((index) => {
          const angle = ((index + shift) / count) * 2 * Math.PI;
          const spot = (radius: number, turn: number) =>
            `${short(300 + radius * Math.cos(angle + turn))} ${short(300 + radius * Math.sin(angle + turn))}`;
          return `M${spot(inner, -width)}Q${spot((inner + outer) / 2, -width * 1.5)} ${spot(outer, width * 0.3)}Q${spot((inner + outer) / 2, width * 1.4)} ${spot(inner, width)}Z`;
        })
        .join(''),
      color,
    ).replace('evenodd', 'nonzero');
  const face = [
    fill('M222 196Q196 168 214 148Q240 150 254 178ZM378 196Q404 168 386 148Q360 150 346 178Z', '#c98a52'),
    fill(
      'M300 168C352 168 394 204 394 262C394 310 376 330 370 364C362 412 336 438 300 438C264 438 238 412 230 364C224 330 206 310 206 262C206 204 248 168 300 168Z',
      '#e9b678',
    ),
    fill(
      'M300 178C314 214 318 262 334 306C344 330 352 352 342 372C332 388 316 390 300 390C284 390 268 388 258 372C248 352 256 330 266 306C282 262 286 214 300 178Z',
      '#f6d39c',
    ),
    fill('M300 366C330 366 352 378 352 402C344 426 324 438 300 438C276 438 256 426 248 402C248 378 270 366 300 366Z', '#d99f62'),
    fill('M266 318Q300 306 334 318Q330 350 300 362Q270 350 266 318Z', '#4a2140'),
    line('M300 360V384M300 384C286 402 262 402 252 388M300 384C314 402 338 402 348 388', 7, '#4a2140'),
    line('M222 246Q244 226 272 250M378 246Q356 226 328 250', 9, '#8a4a34'),
    fill('M228 268Q248 250 272 274Q250 286 228 268ZM372 268Q352 250 328 274Q350 286 372 268Z', '#4a2140'),
    dots(
      [
        [250, 268],
        [350, 268],
      ],
      8,
      '#ffe9bf',
    ),
    dots(
      [
        [272, 376],
        [262, 366],
        [282, 366],
        [328, 376],
        [338, 366],
        [318, 366],
      ],
      5,
      '#8a4a34',
    ),
  ].join('');
  return svg(
    600,
    600,
    `<circle cx="300" cy="300" r="300" fill="#2a1346"/><circle cx="300" cy="300" r="282" fill="none" stroke="${gold}" stroke-opacity=".55" stroke-width="3"/>${petals(22, 150, 268, 0.16, '#7d3a3c')}${petals(20, 130, 232, 0.17, '#a8573f', 0.5)}<circle cx="300" cy="300" r="128" fill="#cf8248"/>${petals(18, 110, 200, 0.18, '#cf8248', 0.2)}${face}`,
  );
}

/** Where a bridge is on the river: the middle of its waterline, and its rotation. */
export interface Site {
  x: number;
  y: number;
  length: number;
  rotation: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Straight reaches for the bridges, one after another down the river. */
export function reaches(
  start: readonly [x: number, y: number],
  gap: number,
  courses: readonly (readonly [length: number, rotation: number])[],
): Site[] {
  let [x, y] = start;
  return courses.map(([length, rotation], index) => {
    const [across, down] = [length * Math.cos(radians(rotation)), length * Math.sin(radians(rotation))];
    const site = { x: x + across / 2, y: y + down / 2, length, rotation };
    const turned = radians((rotation + (courses[index + 1]?.[1] ?? rotation)) / 2);
    x += across + gap * Math.cos(turned);
    y += down + gap * Math.sin(turned);
    return site;
  });
}

/** The shore along all sites: straight at them, curved between them, and continuing beyond the canvas. */
function shore(sites: readonly Site[], reach: number): string {
  const ends = sites.flatMap(({ x, y, length, rotation }) =>
    [-0.5, 0.5].map((side) => ({
      x: x + side * length * Math.cos(radians(rotation)),
      y: y + side * length * Math.sin(radians(rotation)),
      rotation,
    })),
  );
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last) return '';
  const posts = [
    { x: first.x - reach, y: first.y - reach * 0.12, rotation: -4 },
    ...ends,
    { x: last.x + reach, y: last.y + reach * 0.1, rotation: 0 },
  ];
  return posts.reduce((d, to, index) => {
    const from = posts[index - 1];
    if (!from) return `M${short(to.x)} ${short(to.y)}`;
    const pull = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    const bends = [
      from.x + pull * Math.cos(radians(from.rotation)),
      from.y + pull * Math.sin(radians(from.rotation)),
      to.x - pull * Math.cos(radians(to.rotation)),
      to.y - pull * Math.sin(radians(to.rotation)),
      to.x,
      to.y,
    ];
    return `${d}C${bends.map(short).join(' ')}`;
  }, '');
}

/** Roofs, domes and spires behind the bridges, on the shore like them. */
function city(sites: readonly Site[], random: () => number): string {
  let roofs = '';
  const windows: [number, number][] = [];
  for (const { x, y, length, rotation } of sites) {
    const [cos, sin] = [Math.cos(radians(rotation)), Math.sin(radians(rotation))];
    const spot = (along: number, up: number): [number, number] => [x + along * cos + up * sin, y + along * sin - up * cos];
    const walk = (points: readonly (readonly [number, number])[]): string =>
      `M${points.map(([along, up]) => spot(along, up).map(short).join(' ')).join('L')}Z`;
    for (let along = -length / 2 - 40; along < length / 2 + 30;) {
      const width = 12 + random() * 20;
      const height = 14 + random() * 26;
      const kind = random();
      const [from, to, middle] = [along, along + width, along + width / 2];
      const roof: [number, number][] =
        kind > 0.93
          ? [
              [middle - 3, height],
              [middle, height + 44],
              [middle + 3, height],
            ]
          : kind > 0.86
            ? [
                [from + 1, height],
                [from + width * 0.2, height + width * 0.4],
                [middle, height + width * 0.62],
                [middle, height + width],
                [middle + 0.6, height + width * 0.62],
                [to - width * 0.2, height + width * 0.4],
                [to - 1, height],
              ]
            : [[middle, height + (kind > 0.4 ? 7 : 0)]];
      roofs += walk([[from, -8], [from, height], ...roof, [to, height], [to, -8]]);
      if (random() > 0.35) windows.push(spot(middle + (random() - 0.5) * width * 0.5, 6 + random() * (height - 10)));
      along = to;
    }
  }
  return `<path d="${roofs}" fill="#8a2f63" fill-opacity=".5"/>${dots(windows, 2.2, gold, 0.8)}`;
}

/**
 * The river at dusk: haze above it, the city along it, the water in darkening bands. Extends `reach` beyond the canvas, and twice that
 * below, because upright phones see further down.
 */
export function river(width: number, height: number, reach: number, sites: readonly Site[], random: () => number): string {
  const edge = shore(sites, reach);
  const haze = ['#ff6f61', '#ff8b5e', '#ffa563', '#ffc274', '#ffd893']
    .map(
      (color, index) =>
        `<path d="${edge}" fill="none" stroke="${color}" stroke-width="${[620, 450, 310, 190, 90][index]}" stroke-opacity="${[0.09, 0.11, 0.15, 0.2, 0.28][index]}"/>`,
    )
    .join('');
  const bands = [
    [0, '#f2925f'],
    [5, '#8c2f66'],
    [17, '#4a1c5c'],
    [44, '#341550'],
    [150, '#2b1248'],
    [300, '#230f40'],
    [480, '#1c0c37'],
  ] as const;
  const body = bands
    .map(([down, color]) => `<path transform="translate(0 ${down})" d="${edge}V${height + 2 * reach}H${-reach}Z" fill="${color}"/>`)
    .join('');
  const ripples = every(0, 13, 1)
    .map(
      (index) =>
        `<path transform="translate(${short(random() * 40)} ${short(158 + index * 50 + random() * 14)})" d="${edge}" fill="none" stroke="#ffb37a" stroke-opacity="${short(0.34 - index * 0.02)}" stroke-width="1.6" stroke-dasharray="${[40 + random() * 160, 60 + random() * 240, 14 + random() * 60, 90 + random() * 300].map(short).join(' ')}" stroke-linecap="round"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${width + 2 * reach} ${height + 3 * reach}">${haze}${city(sites, random)}${body}${ripples}</svg>`;
}
