import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';

/** What changes with the theme. Text and control colours keep AA contrast on every surface here. */
const light = {
  // surfaces
  bg: '#ffffff',
  bgSubtle: '#f6f7f5',
  surface: '#ffffff',
  surface2: '#f1f3f0',
  surface3: '#e6eae5',
  scrim: 'rgb(10 18 14 / .56)',
  // lines
  line: '#e2e6e0',
  lineStrong: '#cfd5cd',
  lineControl: '#7d867f',
  // text
  text: '#121613',
  text2: '#454d47',
  text3: '#626b64',
  // emerald: actions, links, selection
  accent: '#0b6e4f',
  accentHover: '#095c42',
  accentPress: '#074a35',
  accentSoft: '#e4f3ec',
  accentSoft2: '#cbe7da',
  accentText: '#0a6447',
  onAccent: '#ffffff',
  // lamp: presenting and the current stop, never anything else
  lampSoft: '#fff2d6',
  lampText: '#855200',
  // status
  danger: '#c0271b',
  dangerSoft: '#fdecea',
  onDanger: '#ffffff',
  info: '#1b5fc1',
  infoSoft: '#e8f0fc',
  like: '#d1264f',
  // data series, in this order
  data1: '#0b6e4f',
  data2: '#c77700',
  data3: '#3459c7',
  data4: '#a8327d',
  data5: '#4d7c8a',
  // focus
  focus: '#0b6e4f',
  focusGap: 'var(--surface)',
  focusRing: '0 0 0 2px var(--focus-gap), 0 0 0 4px var(--focus)',
  // shadows
  sh1: '0 1px 2px rgb(18 30 24 / .06)',
  sh2: '0 1px 2px rgb(18 30 24 / .06), 0 4px 12px -2px rgb(18 30 24 / .08)',
  sh3: '0 2px 4px rgb(18 30 24 / .05), 0 12px 32px -6px rgb(18 30 24 / .16)',
  sh4: '0 4px 8px rgb(10 18 14 / .06), 0 28px 72px -12px rgb(10 18 14 / .32)',
};

const dark: typeof light = {
  ...light,
  bg: '#0b0e0c',
  bgSubtle: '#0e110f',
  surface: '#131714',
  surface2: '#1b201c',
  surface3: '#272e29',
  scrim: 'rgb(0 0 0 / .68)',
  line: '#252b27',
  lineStrong: '#38403a',
  lineControl: '#717b74',
  text: '#edf1ee',
  text2: '#b9c2bb',
  text3: '#929c95',
  accent: '#3fcf96',
  accentHover: '#5adba8',
  accentPress: '#2fb681',
  accentSoft: '#10291e',
  accentSoft2: '#17402e',
  accentText: '#5bd9a6',
  onAccent: '#04231a',
  lampSoft: '#2c2210',
  lampText: '#ffc95c',
  danger: '#ff7a6e',
  dangerSoft: '#33150f',
  onDanger: '#2b0703',
  info: '#82b1ff',
  infoSoft: '#14213a',
  like: '#ff6b8e',
  data1: '#3fcf96',
  data2: '#ffb84a',
  data3: '#8aa8ff',
  data4: '#f08cc8',
  data5: '#8dbccb',
  focus: '#ffbe3d',
  sh1: '0 1px 2px rgb(0 0 0 / .4)',
  sh2: '0 0 0 1px rgb(255 255 255 / .04), 0 4px 12px rgb(0 0 0 / .4)',
  sh3: '0 0 0 1px rgb(255 255 255 / .06), 0 12px 32px rgb(0 0 0 / .5)',
  sh4: '0 0 0 1px rgb(255 255 255 / .08), 0 28px 72px rgb(0 0 0 / .64)',
};

/** What is the same in every theme; the stage is always dark. */
const fixed = {
  // lamp: presenting and the current stop, never anything else
  lamp: '#ffbe3d',
  lampHover: '#ffcd66',
  onLamp: '#2a1a00',
  // stage (viewer)
  stage: '#060a0d',
  stageGlass: 'rgb(9 14 17 / .78)',
  stageLine: 'rgb(255 255 255 / .14)',
  stageText: '#f4f7f5',
  stageText2: '#c3ccc7',
  stageFocus: '#ffbe3d',
  // type: Geist, five weights
  font: '"Geist Variable", "Geist Fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", sans-serif',
  fontMono: '"Geist Mono Variable", ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
  wRegular: '400',
  wMedium: '500',
  wSemibold: '600',
  wBold: '700',
  wHeavy: '800',
  fs11: '.6875rem',
  fs12: '.75rem',
  fs13: '.8125rem',
  fs14: '.875rem',
  fs15: '.9375rem',
  fs16: '1rem',
  fs18: '1.125rem',
  fs21: '1.3125rem',
  fs26: '1.625rem',
  fs32: '2rem',
  fs42: '2.625rem',
  fs56: '3.5rem',
  lhTight: '1.12',
  lhSnug: '1.3',
  lhUi: '1.43',
  lhRead: '1.62',
  trackDisplay: '-.032em',
  trackTitle: '-.02em',
  trackUi: '-.006em',
  // space, 4 px base
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '20px',
  s6: '24px',
  s8: '32px',
  s10: '40px',
  s14: '56px',
  s18: '72px',
  s24: '96px',
  headerH: '49px',
  pageMax: '1312px',
  pageGutter: '64px',
  sidebarW: '312px',
  pageGap: '40px',
  controlSm: '32px',
  controlMd: '36px',
  controlLg: '44px',
  controlXl: '52px',
  touch: '44px',
  // radii
  r1: '4px',
  r2: '6px',
  rControl: '8px',
  rThumb: '10px',
  rMenu: '12px',
  rCard: '14px',
  rDialog: '16px',
  rHero: '20px',
  rFull: '999px',
  // shadows
  shLamp: '0 0 0 10px rgb(255 190 61 / .16), 0 0 64px 8px rgb(255 190 61 / .38)',
  // motion
  tInstant: '80ms',
  tFast: '140ms',
  tBase: '220ms',
  tSlow: '360ms',
  tCamera: '1100ms',
  tCameraFar: '1600ms',
  easeOut: 'cubic-bezier(.2, .8, .2, 1)',
  easeIn: 'cubic-bezier(.6, 0, .9, .3)',
  easeMove: 'cubic-bezier(.5, 0, .1, 1)',
  easeCamera: 'cubic-bezier(.62, .02, .12, 1)',
  // layers
  zBase: '0',
  zRaised: '10',
  zSticky: '100',
  zHeader: '200',
  zStageUi: '300',
  zPopover: '400',
  zDialog: '500',
  zToast: '600',
  zTooltip: '700',
};

const names = { ...light, ...fixed };

// `bgSubtle` is `--bg-subtle`, `fs14` is `--fs-14`: the names of the design's tokens.css, to the letter.
export const vars = createGlobalThemeContract(names, (_value, path) =>
  path.join('').replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`),
);

const assign = (values: Partial<typeof names>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [vars[name as keyof typeof names], value]));

globalStyle(':root', { vars: assign(fixed) });
// Also on an element, so that a page can show both themes side by side.
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light', vars: assign(light) });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [media.dark]: { colorScheme: 'dark', vars: assign(dark) } },
});
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: assign(dark) });

globalStyle(':root', {
  '@media': {
    [media.medium]: { vars: assign({ pageGutter: '40px' }) },
    [media.narrow]: { vars: assign({ pageGutter: '32px' }) },
    [media.phone]: { vars: assign({ pageGutter: '16px' }) },
    [media.reducedMotion]: {
      vars: assign({ tInstant: '1ms', tFast: '1ms', tBase: '1ms', tSlow: '1ms', tCamera: '1ms', tCameraFar: '1ms' }),
    },
  },
});
