import type { Dialect } from './construct.ts';
import { pixel } from './pixel.ts';

export const reveal: Dialect = {
  head: '---\nseparator: ^---$\nverticalSeparator: ^----$\nrevealOptions:\n  transition: fade\n---\n\n',
  between: '\n\n---\n\n',
  constructs: {
    fragments: ({ say }) =>
      `## ${say(2)}\n\n- ${say(2)} <!-- .element: class="fragment" -->\n- ${say(2)} <!-- .element: class="fragment" data-fragment-index="1" -->`,
    backgrounds: ({ say, chance }) =>
      `<!-- .slide: ${chance.among(['data-background="#204060"', 'data-background-color="ivory"', `data-background-image="${pixel}"`, 'data-background-gradient="linear-gradient(to bottom, #283b95, #17b2c3)"'])} -->\n\n## ${say(3)}\n\n${say(3)}`,
    notes: ({ say, hide }) => `## ${say(2)}\n\n${say(4)}\n\nNote: ${hide(8)}`,
    'aside-notes': ({ say, hide }) => `## ${say(2)}\n\n${say(4)}\n\n<aside class="notes">${hide(5)}</aside>`,
    'code-steps': ({ say }) => `## ${say(2)}\n\n\`\`\`js [1-2|3]\n${say()}\n${say()}\n${say()}\n\`\`\``,
    columns: ({ say }) => `## ${say(2)}\n\n<div class="r-hstack">\n<div>\n\n${say(3)}\n\n</div>\n<div>\n\n${say(3)}\n\n</div>\n</div>`,
    stack: ({ say }) =>
      `## ${say(2)}\n\n<div class="r-stack">\n<p class="fragment">${say(2)}</p>\n<p class="fragment">${say(2)}</p>\n</div>`,
    fitting: ({ say }) => `<h2 class="r-fit-text">${say(2)}</h2>\n\n${say(3)}`,
    classes: ({ say }) =>
      `<!-- .slide: class="centre" data-auto-animate -->\n\n## ${say(2)}\n\n${say(3)} <!-- .element: style="color: red" -->`,
    film: ({ say }) => `## ${say(2)}\n\n${say(2)}\n\n<video data-autoplay src="film.mp4"></video>`,
  },
};
