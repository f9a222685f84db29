/**
 * Fonts that systems bring along. `widths`: those of Geist in each weight, relative to theirs, measured on the texts of all languages.
 * 500 is measured on buttons, links and tags, which hardly anything else uses, and which stand in rows.
 */
export const fallbacks = {
  arial: {
    family: 'Geist Fallback',
    locals: { regular: ['Arial', 'Liberation Sans', 'Arimo'], bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'] },
    widths: { 400: 1.021, 500: 1.057, 600: 0.999, 700: 1.023, 800: 1.046 },
  },
  roboto: {
    family: 'Geist Fallback Roboto',
    locals: { regular: ['Roboto'], bold: ['Roboto Bold'] },
    widths: { 400: 1.013, 500: 1.039, 600: 0.991, 700: 1.015, 800: 1.038 },
  },
  noto: {
    family: 'Geist Fallback Noto',
    locals: { regular: ['Noto Sans'], bold: ['Noto Sans Bold'] },
    widths: { 400: 0.972, 500: 1.001, 600: 0.96, 700: 0.982, 800: 1.005 },
  },
  dejaVu: {
    family: 'Geist Fallback DejaVu',
    locals: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
    widths: { 400: 0.907, 500: 0.944, 600: 0.842, 700: 0.862, 800: 0.882 },
  },
};

/** Geist, and what stands in for it until it has loaded. */
export const geist = ['Geist Variable', ...Object.values(fallbacks).map(({ family }) => family)].map((name) => `"${name}"`).join(', ');
