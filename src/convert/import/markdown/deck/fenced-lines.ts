export interface SourceLine {
  text: string;
  /** Inside a code block or a multi-line comment, so it has no special meaning. */
  isCovered: boolean;
}

/** Splits a text into lines and marks those in code or comments. */
export function fencedLines(text: string): SourceLine[] {
  let fence: string | undefined;
  let isComment = false;
  return text.split('\n').map((line) => {
    if (fence !== undefined) {
      const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line.replace(/^[ \t]+/, ''))?.[1];
      if (closing?.startsWith(fence)) fence = undefined;
      return { text: line, isCovered: true };
    }
    if (isComment) {
      if (line.includes('-->')) isComment = false;
      return { text: line, isCovered: true };
    }
    const opening = /^[ \t>*+-]*?(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (opening) {
      fence = opening;
      return { text: line, isCovered: true };
    }
    isComment = line.lastIndexOf('<!--') > line.lastIndexOf('-->');
    return { text: line, isCovered: false };
  });
}
