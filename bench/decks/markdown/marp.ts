import type { Dialect } from './construct.ts';
import { pixel } from './pixel.ts';

export const marp: Dialect = {
  head: '---\nmarp: true\ntheme: default\n---\n\n',
  between: '\n\n---\n\n',
  constructs: {
    fitting: ({ say }) => `# <!-- fit --> ${say(3)}\n\n${say(4)}`,
    'background-picture': ({ say }) => `![bg](${pixel})\n\n# ${say(2)}`,
    'split-background': ({ say, chance }) =>
      `![bg ${chance.among(['left', 'right', 'right:33%', 'left:60%'])}](${pixel})\n\n# ${say(2)}\n\n${say(6)}`,
    'several-backgrounds': ({ say }) => `![bg](${pixel})\n![bg blur:3px](${pixel})\n![bg opacity:.5](${pixel})\n\n# ${say(2)}`,
    'background-colour': ({ say }) => `<!-- _backgroundColor: aqua -->\n<!-- _color: "#330000" -->\n\n# ${say(2)}\n\n${say(5)}`,
    classes: ({ say }) => `<!-- _class: lead invert -->\n\n# ${say(2)}\n\n${say(3)}`,
    'several-directives': ({ say }) => `<!--\n_class: lead\n_paginate: true\n_header: ${say(2)}\n_footer: "${say(2)}"\n-->\n\n# ${say(2)}`,
    notes: ({ say, hide }) => `# ${say(2)}\n\n${say(4)}\n\n<!-- ${hide(9)} -->`,
    fragments: ({ say }) => `# ${say(2)}\n\n* ${say(2)}\n* ${say(2)}\n\n1) ${say(2)}\n2) ${say(2)}`,
    'scoped-style': ({ say }) => `# ${say(2)}\n\n<style scoped>\nh1 { color: red; }\n</style>\n\n${say(5)}`,
    'sized-picture': ({ say }) => `# ${say(2)}\n\n![w:200 h:100](${pixel}) ![width:30cm](${pixel})\n\n${say(3)}`,
    emoji: ({ say }) => `# ${say(2)} :tada:\n\n${say(2)} :heart: ${say(2)}`,
    'html-columns': ({ say }) => `# ${say(2)}\n\n<div class="columns">\n<div>\n\n${say(4)}\n\n</div>\n<div>\n\n${say(4)}\n\n</div>\n</div>`,
    'column-like-classes': ({ say }) =>
      `# ${say(2)}\n\n<ul class="left-column"><li>${say(2)}</li></ul>\n\n<h2 class="col-6">${say(2)}</h2>\n\n<img class="right-0" src="${pixel}">`,
  },
};
