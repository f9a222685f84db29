export interface SourceLine {
  text: string;
  /** In a block of code or in a comment of several lines: it means nothing but itself. */
  isCovered: boolean;
}

/** The lines of a text, and which of them are code or comments. */
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
