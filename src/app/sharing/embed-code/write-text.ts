interface Writing {
  /** Undefined without a secure connection. */
  clipboard: Pick<Clipboard, 'writeText'> | undefined;
  select(): void;
  page: Pick<Document, 'execCommand'> | undefined;
}

/** Copies what `select` selects if there is no clipboard, or if the page around a frame does not allow it. */
export async function writeText(text: string, { clipboard, select, page }: Writing): Promise<void> {
  const isWritten = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isWritten) return;
  select();
  if (!page?.execCommand('copy')) throw new Error('Nothing was copied');
}
