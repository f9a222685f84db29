import type { Dialect } from './construct.ts';
import { pixel } from './pixel.ts';

/** Properties between dashes belong to the slide below; the line of dashes before them is the one between slides. */
const laidOut = (properties: string, text: string): string => `${properties}\n---\n\n${text}`;

export const slidev: Dialect = {
  head: '---\ntheme: default\ntransition: slide-left\nmdc: true\n---\n\n# Start\n\n---\n',
  between: '\n\n---\n',
  constructs: {
    centre: ({ say }) => laidOut('layout: center\nclass: text-center', `# ${say(2)}\n\n${say(4)}`),
    cover: ({ say }) => laidOut(`layout: cover\nbackground: ${pixel}`, `# ${say(2)}\n\n${say(4)}`),
    section: ({ say }) => laidOut('layout: section', `# ${say(3)}`),
    quote: ({ say }) => laidOut('layout: quote', `# ${say(4)}\n\n${say(2)}`),
    fact: ({ say }) => laidOut('layout: fact', `# 100\n\n${say(3)}`),
    'two-columns': ({ say }) => laidOut('layout: two-cols', `# ${say(2)}\n\n${say(5)}\n\n::right::\n\n# ${say(2)}\n\n${say(5)}`),
    'two-columns-header': ({ say }) => laidOut('layout: two-cols-header', `# ${say(2)}\n\n::left::\n\n${say(4)}\n\n::right::\n\n${say(4)}`),
    'picture-beside': ({ say, chance }) =>
      laidOut(`layout: image-${chance.among(['left', 'right'])}\nimage: ${pixel}`, `# ${say(2)}\n\n${say(6)}`),
    clicks: ({ say }) =>
      `\n# ${say(2)}\n\n<v-click>\n\n${say(3)}\n\n</v-click>\n\n<div v-click>${say(2)}</div>\n\n<p v-after>${say(2)}</p>`,
    'click-lists': ({ say }) => `\n# ${say(2)}\n\n<v-clicks depth="2">\n\n- ${say(2)}\n  - ${say(2)}\n- ${say(2)}\n\n</v-clicks>`,
    'click-switch': ({ say }) =>
      `\n# ${say(2)}\n\n<v-switch>\n<template #1>${say(2)}</template>\n<template #2>${say(2)}</template>\n</v-switch>`,
    'code-steps': ({ say }) => `\n# ${say(2)}\n\n\`\`\`ts {1|2-3|all} [file.ts]\n${say()}\n${say()}\n${say()}\n\`\`\``,
    'code-groups': ({ say }) =>
      `\n# ${say(2)}\n\n::code-group\n\n\`\`\`sh [npm]\n${say(3)}\n\`\`\`\n\n\`\`\`sh [yarn]\n${say(3)}\n\`\`\`\n\n::`,
    'magic-move': ({ say, hide }) =>
      `\n# ${say(2)}\n\n\`\`\`\`md magic-move\n\`\`\`js\n${hide(2)}\n\`\`\`\n\`\`\`js\n${say(3)}\n\`\`\`\n\`\`\`\``,
    grid: ({ say }) =>
      `\n# ${say(2)}\n\n<div class="grid grid-cols-2 gap-4">\n<div>\n\n${say(3)}\n\n</div>\n<div>\n\n${say(3)}\n\n</div>\n</div>`,
    'uneven-grid': ({ say }) =>
      `\n# ${say(2)}\n\n<div class="grid grid-cols-[160px_1fr_180px] gap-4">\n<div>${say()}</div>\n<div>${say(3)}</div>\n<div>${say()}</div>\n</div>`,
    offsets: ({ say }) =>
      `\n# ${say(2)}\n\n<div class="absolute left-40 top-20">${say(2)}</div>\n\n<img class="absolute right-0" src="${pixel}">\n\n${say(3)}`,
    notes: ({ say, hide }) => `\n# ${say(2)}\n\n${say(3)}\n\n<!--\n${hide(6)}\n-->`,
    formulas: ({ say }) => `\n# ${say(2)}\n\n${say(2)} $x = 1$ ${say()}\n\n$$\ny = 2\n$$`,
    icons: ({ say }) => `\n# ${say(2)}\n\n<carbon-badge /> ${say(3)} <uim-rocket class="text-3xl" />`,
    'scoped-style': ({ say }) => `\n# ${say(2)}\n\n${say(3)}\n\n<style>\nh1 { color: red; }\n</style>`,
    hidden: ({ say }) => `\n# ${say(2)}\n\n---\nhide: true\n---\n\n# Secret`,
    spans: ({ say }) => `\n# ${say(2)}\n\n[${say(2)}]{style="color:red"} ${say()} :inline-component{prop="value"}`,
  },
};
