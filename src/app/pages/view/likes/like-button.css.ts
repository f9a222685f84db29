import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const heart = style({ color: vars.like });

const fill = keyframes({
  '0%': { transform: 'scale(.4)' },
  '45%': { transform: 'scale(1.3)' },
  '70%': { transform: 'scale(.92)' },
  '100%': { transform: 'none' },
});
const burst = keyframes({
  '0%': { transform: 'scale(.3)', opacity: 1 },
  '70%': { opacity: 1 },
  '100%': { transform: 'scale(1)', opacity: 0 },
});
const sink = keyframes({ '30%': { transform: 'scale(.72) rotate(-8deg)' }, '100%': { transform: 'none' } });
const shake = keyframes({
  '15%, 60%': { transform: 'translateX(-4px)' },
  '35%, 80%': { transform: 'translateX(4px)' },
  '100%': { transform: 'none' },
});

const place = style({ position: 'relative', display: 'inline-flex' });

const spark = (x: number, y: number) => `radial-gradient(circle at ${x}% ${y}%, ${vars.like} 2px, transparent 2.6px)`;
const around = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => {
  const angle = (place * Math.PI) / 4 + Math.PI / 8;
  return spark(Math.round(50 + 42 * Math.cos(angle)), Math.round(50 + 42 * Math.sin(angle)));
});

const moving = (animation: string) => ({ '@media': { [media.motion]: { animation } } });

/** Only if motion is welcome; otherwise the colour and a message are enough. */
export const motions = styleVariants({
  still: [place],
  liking: [
    place,
    {
      '::after': { content: '', position: 'absolute', inset: -13, pointerEvents: 'none', opacity: 0, backgroundImage: around.join(', ') },
      '@media': {
        [media.motion]: { animation: `${fill} 480ms ${vars.easeOut}`, '::after': { animation: `${burst} 560ms ${vars.easeOut}` } },
      },
    },
  ],
  unliking: [place, moving(`${sink} 360ms ${vars.easeOut}`)],
  failing: [place, moving(`${shake} 420ms ${vars.easeOut}`)],
});
