// Only for this page: the shared table is loaded by every page.
export const outlineIcon = 'M21 12h-8M21 6H8M21 18h-8M3 6v4c0 1.1.9 2 2 2h3M3 10v6c0 1.1.9 2 2 2h3';
export const indentIcon = 'M21 6H11M21 12H11M21 18H11M3 8l4 4-4 4';
export const outdentIcon = 'M21 6H11M21 12H11M21 18H11M7 8l-4 4 4 4';
