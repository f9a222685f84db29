/** What a language is called in another, as it stands on its own: "Français", "Englisch". Empty where it is not known. */
export function languageName(tag: string, language: string): string {
  let name: string | undefined;
  try {
    name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    // A tag that nobody can read says nothing to anybody.
  }
  if (!name || tag.toLowerCase() === 'und') return '';
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}
