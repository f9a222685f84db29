import type { Dialect } from './construct.ts';

/** Slides begin with second-level headings. */
export const pandoc: Dialect = {
  head: '',
  between: '\n\n',
  constructs: {
    columns: ({ say }) =>
      `## ${say(2)}\n\n:::::: {.columns}\n::: {.column width="40%"}\n${say(3)}\n:::\n::: {.column width="60%"}\n${say(3)}\n:::\n::::::`,
    incremental: ({ say }) => `## ${say(2)}\n\n::: incremental\n\n- ${say(2)}\n- ${say(2)}\n\n:::`,
    notes: ({ say, hide }) => `## ${say(2)}\n\n${say(3)}\n\n::: notes\n\n${hide(6)}\n\n:::`,
    pauses: ({ say }) => `## ${say(2)}\n\n${say(3)}\n\n. . .\n\n${say(3)}`,
    attributes: ({ say }) => `## ${say(2)} {#name .class}\n\n[${say()}]{.smallcaps} ${say()}`,
  },
};
