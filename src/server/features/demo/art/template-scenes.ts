import { svg } from '../kit/drawing.ts';
import { block, disc, fill, leaf, line } from './template-shapes.ts';

const bark = '#5b2a3c';

/** The furniture of a room, in its right half and on its floor. A room is 1600 × 900, with floorboards from 780 down. */
export const furniture: Readonly<Record<'hall' | 'kitchen' | 'study' | 'workroom' | 'lounge' | 'library' | 'lookout', string>> = {
  hall:
    block(1060, 250, 330, 530, '#8c3b2e') +
    block(1090, 280, 270, 500, '#ffe9c9') +
    fill('M1090 280L1250 330V840L1090 780Z', '#c8553d') +
    disc(1224, 590, 13, '#f9c74f') +
    block(1090, 780, 290, 44, '#7a9e7e', ' rx="10"') +
    line('M1480 780V330M1440 380L1480 350L1520 380M1430 450L1480 415L1530 450', bark, 14) +
    fill('M1440 395C1400 460 1400 600 1420 640H1492C1500 560 1486 440 1466 395Z', '#2f6f73') +
    potted(960, 780, 1),
  kitchen:
    [1010, 1215, 1420]
      .map(
        (x) =>
          line(`M${x} 0V190`, bark, 6) +
          fill(`M${x - 70} 260C${x - 60} 190 ${x + 60} 190 ${x + 70} 260Z`, '#e4572e') +
          disc(x, 266, 22, '#fff3c9'),
      )
      .join('') +
    block(860, 590, 640, 34, bark, ' rx="12"') +
    line('M930 620L900 780M1430 620L1460 780', bark, 20) +
    [960, 1180, 1370]
      .map(
        (x, index) =>
          fill(`M${x - 34} 530H${x + 34}L${x + 26} 590H${x - 26}Z`, ['#ffffff', '#f9c74f', '#2f6f73'][index] ?? '') +
          line(`M${x + 33} 545c34 -6 30 34 -4 30`, ['#ffffff', '#f9c74f', '#2f6f73'][index] ?? '', 8),
      )
      .join('') +
    [1010, 1180, 1350]
      .map(
        (x) =>
          block(x - 50, 680, 100, 18, '#c8553d', ' rx="9"') +
          line(`M${x - 30} 698L${x - 42} 780M${x + 30} 698L${x + 42} 780`, '#c8553d', 12),
      )
      .join(''),
  study:
    block(900, 330, 470, 300, bark, ' rx="18"') +
    block(920, 350, 430, 260, '#16324f', ' rx="8"') +
    [0, 1, 2, 3, 4]
      .map((row) =>
        block(
          950 + (row % 2) * 40,
          384 + row * 42,
          [220, 160, 260, 120, 200][row] ?? 0,
          16,
          ['#f9c74f', '#9fd0c9', '#f5a897', '#ffffff', '#9fd0c9'][row] ?? '',
          ' rx="8"',
        ),
      )
      .join('') +
    line('M1135 630V690M1070 690H1200', bark, 18) +
    block(830, 690, 680, 28, '#8c3b2e', ' rx="10"') +
    line('M870 718V780M1470 718V780', '#8c3b2e', 20) +
    line('M1430 690V540L1500 450', '#2f6f73', 14) +
    fill('M1456 470L1530 400L1552 486Z', '#2f6f73') +
    potted(860, 690, 0.5),
  workroom:
    block(850, 230, 650, 400, '#fffaf0', ' rx="14" stroke="#5b2a3c" stroke-width="14"') +
    line('M1066 250V612M1284 250V612', '#d9c9b4', 6) +
    [
      [880, 270, '#f9c74f'],
      [880, 400, '#f5a897'],
      [960, 330, '#9fd0c9'],
      [1096, 280, '#f5a897'],
      [1100, 420, '#f9c74f'],
      [1320, 290, '#9fd0c9'],
      [1360, 430, '#f9c74f'],
    ]
      .map(([x, y, color], index) =>
        block(Number(x), Number(y), 88, 88, String(color), ` transform="rotate(${(index % 3) * 4 - 4} ${x} ${y})"`),
      )
      .join('') +
    block(960, 690, 420, 24, '#8c3b2e', ' rx="8"') +
    line('M1000 714L980 780M1340 714L1360 780', '#8c3b2e', 18) +
    block(1050, 640, 120, 50, '#e4572e', ' rx="10"') +
    block(1190, 612, 46, 78, '#2f6f73', ' rx="10"'),
  lounge:
    block(960, 180, 470, 300, '#ffb37a', ' stroke="#5b2a3c" stroke-width="16"') +
    fill('M1099 440A96 96 0 0 1 1291 440L1280 470H1110Z', '#fff0c2') +
    fill('M960 480V400Q1070 340 1190 420T1430 390V480Z', '#c8553d') +
    line('M1195 180V480', bark, 10) +
    block(900, 560, 560, 170, '#2f6f73', ' rx="50"') +
    block(860, 610, 120, 140, '#255a5e', ' rx="40"') +
    block(1380, 610, 120, 140, '#255a5e', ' rx="40"') +
    block(950, 650, 460, 90, '#3b8489', ' rx="24"') +
    line('M920 750V780M1440 750V780', bark, 16) +
    block(1010, 580, 110, 100, '#f9c74f', ' rx="22" transform="rotate(-8 1065 630)"'),
  library:
    [0, 1, 2]
      .map(
        (shelf) =>
          Array.from({ length: 13 }, (_, book) => {
            const tall = 120 - ((book * 7 + shelf * 5) % 4) * 14;
            return block(
              880 + book * 46,
              350 + shelf * 180 - tall,
              38,
              tall,
              ['#c8553d', '#f9c74f', '#2f6f73', '#fff3e2', '#8f6bb0', '#e98a6d'][(book * 5 + shelf * 2) % 6] ?? '',
              ' rx="4"',
            );
          }).join('') + block(860, 350 + shelf * 180, 650, 20, bark),
      )
      .join('') +
    line('M860 200V780M1510 200V780', bark, 20) +
    line('M1330 780L1400 190M1420 780L1480 190M1346 650H1432M1362 520H1446M1378 390H1458', '#a9714b', 14),
  lookout:
    disc(1330, 330, 150, '#16324f', ' stroke="#5b2a3c" stroke-width="18"') +
    disc(1290, 290, 30, '#fff3c9') +
    disc(1390, 360, 7, '#ffffff') +
    disc(1350, 420, 6, '#ffffff') +
    disc(1400, 280, 5, '#ffffff') +
    line('M1060 560L950 780M1060 560L1060 780M1060 560L1170 780', bark, 18) +
    `<g transform="rotate(-32 1060 540)">${block(920, 500, 190, 80, '#c8553d', ' rx="14"')}${block(1100, 486, 160, 108, '#e4572e', ' rx="14"')}${block(880, 516, 50, 48, bark, ' rx="8"')}</g>` +
    potted(1460, 780, 0.9),
};

function potted(x: number, y: number, scale: number): string {
  const stems = [-52, -22, 8, 40]
    .map((angle, index) =>
      leaf([0, -80], 210 - (index % 2) * 40, angle, ['#2f6f53', '#4c9a6a', '#3a8560', '#5aad79'][index] ?? '', '#d9f0dc'),
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})">${stems}${fill('M-60 -96H60L44 0H-44Z', '#e98a6d')}${block(-68, -112, 136, 28, '#c8553d', ' rx="8"')}</g>`;
}

/** A room: its wall, its floorboards and its furniture. */
export const room = (wall: string, boards: string, inside: string): string =>
  svg(1600, 900, block(0, 0, 1600, 900, wall) + block(0, 780, 1600, 120, boards) + block(0, 764, 1600, 16, '#00000018') + inside);

/** An upright rocket, 400 × 900, with its flame at the bottom. */
export const rocket = (flame: boolean): string =>
  (flame
    ? fill('M140 640C120 760 170 820 200 900C230 820 280 760 260 640Z', '#ffb13d') +
      fill('M164 640C156 720 184 770 200 820C216 770 244 720 236 640Z', '#fff3c4')
    : '') +
  fill('M112 420C40 470 20 560 36 650L128 600Z', '#e8413c') +
  fill('M288 420C360 470 380 560 364 650L272 600Z', '#b92f3c') +
  fill('M200 10C290 110 316 250 300 430L272 640H128L100 430C84 250 110 110 200 10Z', '#fff6ea') +
  fill('M200 10C290 110 316 250 300 430L272 640H200Z', '#e9d3cf') +
  fill('M200 10C242 56 270 112 286 176H114C130 112 158 56 200 10Z', '#e8413c') +
  fill('M200 10C242 56 270 112 286 176H200Z', '#b92f3c') +
  disc(200, 300, 66, '#3a1d5c') +
  disc(200, 300, 48, '#7ad7f0') +
  fill('M168 276A48 48 0 0 1 226 262L176 334A48 48 0 0 1 168 276Z', '#c9f3fb') +
  block(122, 560, 156, 20, '#e8413c') +
  block(138, 636, 124, 30, '#3a1d5c', ' rx="8"') +
  fill('M188 430H212V690H188Z', '#e8413c');
