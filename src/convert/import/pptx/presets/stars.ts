import type { Shapes } from './strings.ts';

/** Points around (hc, `cy`) from `first` degrees on, alternating between ellipses of these radii. */
function ring(points: number, first: number, radii: readonly (readonly [rx: string, ry: string])[], cy = 'vc'): string {
  const spots = Array.from({ length: points * radii.length }, (_, place) => {
    const angle = (first + (360 * place) / (points * radii.length)) % 360;
    const [rx, ry] = radii[place % radii.length] ?? ['0', '0'];
    return `hc+${rx}*${cosine(angle)} ${cy}+${ry}*${cosine(angle - 90)}`;
  });
  return `M ${spots.join(' L ')} Z`;
}

/** In brackets, because a sum in an expression may not end in a sign. */
const cosine = (degrees: number): string => `(${Number(Math.cos((degrees * Math.PI) / 180).toFixed(9))})`;

const wide = 'p=wd2*hf/1e5';
const tall = 'q=hd2*vf/1e5 y=vc*vf/1e5';
const inner = (rx: string, ry: string): string => `a=pin(0,adj,5e4)/5e4 i=${rx}*a j=${ry}*a`;
const middle = (x: string, y: string): string => `hc-i*${x} vc-j*${y} hc+i*${x} vc+j*${y}`;
const even = (points: number, adjust: number, text = middle('.70711', '.70711')): string =>
  `adj=${adjust}|${inner('wd2', 'hd2')}|${text}|${ring(points, 180, [
    ['wd2', 'hd2'],
    ['i', 'j'],
  ])}`;

export const stars: Shapes = {
  pentagon: `hf=105146 vf=110557|${wide} ${tall} x=p*.58779|hc-x (y-q*.30902)*.58779/.95106 hc+x y+q*.80902|${ring(5, 270, [['p', 'q']], 'y')}`,
  heptagon: `hf=102572 vf=105210|${wide} ${tall} i=y-q*.62349|hc-p*.78183 i hc+p*.78183 b-i|${ring(7, 270, [['p', 'q']], 'y')}`,
  decagon: `vf=105146|q=hd2*vf/1e5|hc-wd2*.80902 vc-q*.58779 hc+wd2*.80902 vc+q*.58779|${ring(10, 180, [['wd2', 'q']])}`,
  dodecagon:
    '||w*2894/21600 h*2894/21600 w*18706/21600 h*18706/21600|[21600]M 0 7906 L 2894 2894 7906 0 13694 0 18706 2894 21600 7906 21600 13694 18706 18706 13694 21600 7906 21600 2894 18706 0 13694 Z',
  star4: even(4, 12_500),
  star5: `adj=19098 hf=105146 vf=110557|${wide} ${tall} ${inner('p', 'q')}|hc-i*.95106 y-j*.80902 hc+i*.95106 y+j|${ring(
    5,
    270,
    [
      ['p', 'q'],
      ['i', 'j'],
    ],
    'y',
  )}`,
  star6: `adj=28868 hf=115470|${wide} ${inner('p', 'hd2')}|${middle('1', '.86603')}|${ring(6, 270, [
    ['p', 'hd2'],
    ['i', 'j'],
  ])}`,
  star7: `adj=34601 hf=102572 vf=105210|${wide} ${tall} ${inner('p', 'q')}|hc-i*.78183 y-j*.90097 hc+i*.78183 y+j*.62349|${ring(
    7,
    270,
    [
      ['p', 'q'],
      ['i', 'j'],
    ],
    'y',
  )}`,
  star8: even(8, 37_500, middle('.92388', '.92388')),
  star10: `adj=42533 hf=105146|${wide} ${inner('p', 'hd2')}|${middle('.80902', '.58779')}|${ring(10, 270, [
    ['p', 'hd2'],
    ['i', 'j'],
  ])}`,
  star12: even(12, 37_500),
  star16: even(16, 37_500),
  star24: even(24, 37_500),
  star32: even(32, 37_500),
  irregularSeal1:
    '||w*4627/21600 h*6320/21600 w*16702/21600 h*13937/21600|[21600]M 10800 5800 L 14522 0 14155 5325 18380 4457 16702 7315 21097 8137 17607 10475 21600 13290 16837 12942 18145 18095 14020 14457 13247 19737 10532 14935 8485 21600 7715 15627 4762 17617 5667 13937 135 14587 3722 11775 0 8615 4627 7617 370 2295 7312 6320 8352 2295 Z',
  irregularSeal2:
    '||w*5372/21600 h*6382/21600 w*14640/21600 h*15935/21600|[21600]M 11462 4342 L 14790 0 14525 5777 18007 3172 16380 6532 21600 6645 16985 9402 18270 11290 16380 12310 18877 15632 14640 14350 14942 17370 12180 15935 11612 18842 9872 17370 8700 19712 7527 18125 4917 21600 4805 18240 1285 17825 3330 15370 0 12877 3935 11592 1172 8270 5372 7817 4502 3625 8550 6382 9722 1887 Z',
};
