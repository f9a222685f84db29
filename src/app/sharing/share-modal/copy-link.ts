import { copyText, type CopyStatus } from '../embed-code/copy-text.ts';
import { writeText } from '../embed-code/write-text.ts';

interface Means {
  field: Pick<HTMLInputElement, 'select' | 'ownerDocument'> | null;
  /** Undefined without a secure connection. */
  clipboard: Pick<Clipboard, 'writeText'> | undefined;
  wait(milliseconds: number): Promise<void>;
  show(status: CopyStatus): void;
  onCopy: (() => void) | undefined;
}

/** Selects the link, copies it, and shows for three seconds that it has. */
export function copyLink(link: string, { field, clipboard, wait, show, onCopy }: Means): Promise<void> {
  const write = async (words: string) => {
    const focused = field?.ownerDocument.activeElement;
    const select = () => field?.select();
    try {
      if (clipboard) select();
      await writeText(words, { clipboard, select, page: field?.ownerDocument });
    } finally {
      // Selecting moves the focus; return it to the button.
      if (focused && 'focus' in focused && typeof focused.focus === 'function') focused.focus();
    }
    onCopy?.();
  };
  return copyText(link, { write, wait, show });
}
