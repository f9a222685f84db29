/** The name of a language in another language, capitalised as a standalone word: "Français", "Englisch". Empty if unknown. */
export function languageName(tag: string, language: string): string {
  let name: string | undefined;
  try {
    name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    // An invalid tag has no name.
  }
  if (!name || tag.toLowerCase() === 'und') return '';
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}
