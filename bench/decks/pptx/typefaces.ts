/** For headings and for texts. */
export const themeFonts = [
  ['Calibri Light', 'Calibri'],
  ['Arial', 'Arial'],
  ['Cambria', 'Calibri'],
  ['Georgia', 'Arial'],
  ['Times New Roman', 'Arial'],
] as const;

/** Typefaces that the reading program does not have. */
export const rareTypefaces = [
  'Trebuchet MS',
  'Verdana',
  'Tahoma',
  'Segoe UI',
  'Century Gothic',
  'Garamond',
  'Franklin Gothic Book',
  'Consolas',
  'Rockwell',
  'Comic Sans MS',
  'Impact',
  'Gill Sans MT',
  'Palatino Linotype',
  'Candara',
  'Aptos',
  'Nowhere Grotesk',
];

export const typefaces = [...new Set([...themeFonts.flat(), ...rareTypefaces, 'Helvetica', 'Courier New'])];
