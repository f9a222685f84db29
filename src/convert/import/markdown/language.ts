/** Words common in one language and rare in the others. */
const common: Readonly<Record<string, string>> = {
  en: 'the and of to is that for with this are you it not from your',
  de: 'der die und das ist nicht mit ein eine für auf den von wir sich',
  es: 'el los las una que para con por del como más está son muy pero',
  fr: 'le les des une est que pour dans sur avec pas plus vous nous ce',
  it: 'il gli una che per con del della non sono più come nel anche di',
  pt: 'os uma que para com não por mais dos como são está você em ao',
  hu: 'az és egy hogy nem is van meg ez vagy mint már csak ha azt',
};

/** Guesses the language of a text that does not state it; English if nothing points elsewhere. */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, 20_000).replaceAll(/```[^]*?```/g, ' ');
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu) || 1;
  if (count(/[\u3040-\u30ff]/g) > letters * 0.05) return 'ja';
  if (count(/[\uac00-\ud7af]/g) > letters * 0.1) return 'ko';
  if (count(/[\u4e00-\u9fff]/g) > letters * 0.2) return 'zh';
  if (count(/[\u0400-\u04ff]/g) > letters * 0.3) return 'ru';
  if (count(/[\u0600-\u06ff]/g) > letters * 0.3) return 'ar';
  if (count(/[\u0590-\u05ff]/g) > letters * 0.3) return 'he';
  const words = sample.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const scores = Object.entries(common).map(([language, list]) => {
    const known = new Set(list.split(' '));
    return { language, score: words.reduce((sum, word) => sum + (known.has(word) ? 1 : 0), 0) };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 2 ? best.language : 'en';
}
