// From Lucide (ISC licence).
export const bookmarkIcon = 'M19 21l-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z';
export const globeIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20';
export const historyIcon = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2';
export const minusIcon = 'M5 12h14';
export const leftIcon = 'M15 18l-6-6 6-6';
export const rightIcon = 'M9 18l6-6-6-6';
