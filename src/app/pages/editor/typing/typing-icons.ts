/** From Lucide (ISC licence). */
export const icons = {
  bold: 'M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8',
  italic: 'M19 4h-9M14 20H5M15 4 9 20',
  underlined: 'M6 4v6a6 6 0 0 0 12 0V4M4 20h16',
  struck: 'M16 4H9a3 3 0 0 0-2.83 4M14 12a4 4 0 0 1 0 8H6M4 12h16',
  bullets: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
  numbers: 'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.500a1.500 1.500 0 0 0-2.600-1.020',
  link: 'M10 13a5 5 0 0 0 7.540.540l3-3a5 5 0 0 0-7.070-7.070l-1.720 1.710M14 11a5 5 0 0 0-7.540-.540l-3 3a5 5 0 0 0 7.070 7.070l1.710-1.710',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  left: 'M21 5H3M15 12H3M17 19H3',
  center: 'M21 5H3M17 12H7M19 19H5',
  right: 'M21 5H3M21 12H9M21 19H7',
  justify: 'M3 5h18M3 12h18M3 19h18',
} as const;
