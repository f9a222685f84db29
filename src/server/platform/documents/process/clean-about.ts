const [TITLE_LENGTH, DESCRIPTION_LENGTH, TAG_LENGTH, MOST_TAGS] = [200, 2000, 40, 20];

// Characters the form rejects: control characters, and marks that override the text direction.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const unwanted = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

interface Said {
  title: string;
  description: string;
}

/** Title, description and tags of a file, cleaned so that the owner's edit form accepts them; otherwise it could not be saved. */
export function cleanAbout<Document extends Said>(
  document: Document,
  about: { tags: readonly string[]; description: string } = { tags: [], description: '' },
): Document & { tags: string[] } {
  const tags = new Map<string, string>();
  for (const part of about.tags.flatMap((tag) => tag.split(/[,，、]/u))) {
    const tag = cut(lineOf(part), TAG_LENGTH);
    if (tag !== '' && tags.size < MOST_TAGS && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  const description = about.description || document.description;
  return {
    ...document,
    title: cut(lineOf(document.title), TITLE_LENGTH),
    description: cut(textOf(description), DESCRIPTION_LENGTH),
    tags: [...tags.values()],
  };
}

const lineOf = (words: string) => textOf(words).replaceAll(/\s+/gu, ' ').trim();

const textOf = (words: string) => words.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, ' ').normalize('NFC').trim();

/** Never cuts a character in half. */
const cut = (words: string, length: number) =>
  words
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
