import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark, fixed, light } from './foundation/palette.ts';
import { media } from './media/media.ts';

const names = { ...light, ...fixed };

// `bgSubtle` is `--bg-subtle`, `fs14` is `--fs-14`: exactly the names in the design's tokens.css.
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
