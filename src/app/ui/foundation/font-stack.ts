/** Widths of Geist in each weight, relative to those of Arial and of fonts as wide as it. */
const likeArial = { 400: 1.021, 500: 1.057, 600: 0.999, 700: 1.023, 800: 1.046 };

/**
 * Fonts that systems bring along. `widths`: those of Geist in each weight, relative to theirs, measured on the texts of all languages.
 * 500 is measured on buttons, links and tags, which hardly anything else uses, and which stand in rows. A browser asks the system for one
 * after the other, in each weight, and waits: so first the one that most phones have, then most computers, then most with Linux.
 */
export const fallbacks = {
  roboto: {
    family: 'Geist Fallback Roboto',
    locals: { regular: ['Roboto'], bold: ['Roboto Bold'] },
    widths: { 400: 1.013, 500: 1.039, 600: 0.991, 700: 1.015, 800: 1.038 },
  },
  arial: { family: 'Geist Fallback', locals: { regular: ['Arial'], bold: ['Arial Bold'] }, widths: likeArial },
  dejaVu: {
    family: 'Geist Fallback DejaVu',
    locals: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
    widths: { 400: 0.907, 500: 0.944, 600: 0.842, 700: 0.862, 800: 0.882 },
  },
  liberation: {
    family: 'Geist Fallback Liberation',
    locals: { regular: ['Liberation Sans', 'Arimo'], bold: ['Liberation Sans Bold', 'Arimo Bold'] },
    widths: likeArial,
  },
  noto: {
    family: 'Geist Fallback Noto',
    locals: { regular: ['Noto Sans'], bold: ['Noto Sans Bold'] },
    widths: { 400: 0.972, 500: 1.001, 600: 0.96, 700: 0.982, 800: 1.005 },
  },
};

/** Geist, and what stands in for it until it has loaded. */
export const geist = ['Geist Variable', ...Object.values(fallbacks).map(({ family }) => family)].map((name) => `"${name}"`).join(', ');
