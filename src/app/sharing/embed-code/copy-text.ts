export type CopyStatus = 'idle' | 'copied' | 'failed';

interface Means {
  write(text: string): Promise<void>;
  wait(milliseconds: number): Promise<void>;
  show(status: CopyStatus): void;
  onCopied?: (() => void) | undefined;
}

const SHOWN_FOR = 3000;

/** Copies, shows so for three seconds, and only then calls back. */
export async function copyText(text: string, { write, wait, show, onCopied }: Means): Promise<void> {
  try {
    await write(text);
  } catch {
    return show('failed');
  }
  show('copied');
  await wait(SHOWN_FOR);
  show('idle');
  onCopied?.();
}
