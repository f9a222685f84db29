import { pixel } from './pixel.ts';
import type { Dialect, TextConstruct } from './construct.ts';

/** What every dialect shares: CommonMark, and the tables and tasks that came from GitHub. */
const shared: Readonly<Record<string, TextConstruct>> = {
  paragraphs: ({ say }) => `## ${say(2)}\n\n${say(12)}\n\n${say(8)}`,
  emphasis: ({ say }) => `## ${say(2)}\n\n*${say()}* **${say()}** ***${say()}*** _${say()}_ ~~${say()}~~ \`${say()}\` ${say()}`,
  lists: ({ say }) => `## ${say(2)}\n\n- ${say(3)}\n  - ${say(2)}\n    - ${say(2)}\n- ${say(3)}\n\n* ${say(2)}\n+ ${say(2)}`,
  numbers: ({ say }) => `## ${say(2)}\n\n3. ${say(3)}\n4. ${say(3)}\n   1. ${say(2)}\n   2. ${say(2)}`,
  tasks: ({ say }) => `## ${say(2)}\n\n- [x] ${say(3)}\n- [ ] ${say(2)}`,
  quotes: ({ say }) => `## ${say(2)}\n\n> ${say(6)}\n>\n> ${say(4)}`,
  tables: ({ say }) =>
    `## ${say(2)}\n\n| ${say()} | ${say()} | ${say()} |\n|:---|:---:|---:|\n| ${say()} | **${say()}** | ${say()} |\n| ${say()} | ${say()} | \`${say()}\` |`,
  code: ({ say }) => `## ${say(2)}\n\n\`\`\`js\n${say(2)}\n\`\`\`\n\n${say(2)}\n\n    ${say(2)}`,
  links: ({ say }) =>
    `## ${say(2)}\n\n[${say(2)}](https://example.org "t") ${say()} [${say()}][one] ${say()}\n\n[one]: https://example.org/one`,
  breaks: ({ say }) => `## ${say(2)}\n\n${say(2)}  \n${say(2)}\\\n${say(2)}<br>${say(2)}`,
  underlined: ({ say }) => `${say(3)}\n======\n\n${say(6)}`,
  html: ({ say }) =>
    `## ${say(2)}\n\n<ul><li>${say(2)}</li><li><b>${say()}</b></li></ul>\n\n<p align="center">${say(2)} <sup>${say()}</sup> <kbd>${say()}</kbd></p>\n\n<details><summary>${say()}</summary>\n\n${say(3)}\n\n</details>`,
  entities: ({ say }) => `## ${say(2)}\n\n${say()} &amp; ${say()} &mdash; ${say()} &#169; ${say()}`,
  pictures: ({ say }) => `## ${say(2)}\n\n![alt](${pixel})\n\n${say(5)}`,
  footnotes: ({ say, chance }) => {
    const name = chance.up(1e6);
    return `## ${say(2)}\n\n${say(2)} [^${name}] ${say(2)}\n\n[^${name}]: ${say(3)}`;
  },
  deep: ({ say }) => `## ${say(2)}\n\n### ${say(2)}\n\n${say(4)}\n\n#### ${say(2)}\n\n${say(4)}`,
};

/** A text that is no deck: its headings are its slides. */
export const plain: Dialect = { head: '', between: '\n\n', constructs: shared };
