import type { Dialect } from './construct.ts';
import { pixel } from './pixel.ts';

export const remark: Dialect = {
  head: 'class: center, middle\n\n# Start\n\n???\nnotes\n\n---\n\n',
  between: '\n\n---\n\n',
  constructs: {
    classes: ({ say }) => `class: center, middle, inverse\n\n# ${say(2)}\n\n${say(3)}`,
    notes: ({ say, hide }) => `# ${say(2)}\n\n${say(3)}\n\n???\n${hide(6)}`,
    increments: ({ say }) => `# ${say(2)}\n\n- ${say(2)}\n\n--\n\n- ${say(2)}\n\n--\n\n${say(3)}`,
    columns: ({ say }) => `# ${say(2)}\n\n.left-column[\n${say(3)}\n]\n.right-column[\n${say(3)}\n\n- ${say(2)}\n]`,
    pulls: ({ say }) => `# ${say(2)}\n\n.pull-left[\n${say(3)}\n]\n.pull-right[\n${say(3)}\n]`,
    spans: ({ say }) => `# ${say(2)}\n\n${say()} .red[${say(2)}] .large.bold[${say()}] ${say()}`,
    footnote: ({ say }) => `# ${say(2)}\n\n${say(3)}\n\n.footnote[${say(3)}]`,
    centred: ({ say }) => `# ${say(2)}\n\n.center[\n${say(3)}\n]\n\n.right[${say(2)}]`,
    background: ({ say }) => `background-image: url(${pixel})\nbackground-size: cover\n\n# ${say(2)}`,
    'marked-code': ({ say }) => `# ${say(2)}\n\n\`\`\`js\n${say()}\n* ${say()}\n${say()}\n\`\`\``,
    names: ({ say }) => `name: here\n\n# ${say(2)}\n\n[${say(2)}](#here)`,
    excluded: ({ say }) => `# ${say(2)}\n\n---\nexclude: true\n\n# Never`,
    counted: ({ say }) => `count: false\n\n# ${say(2)}`,
  },
};
