import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'ui.close': '閉じる',
  'ui.dismiss': '閉じる',
  'ui.busy': '処理中…',
  'ui.optional': '任意',
  'ui.loading': '読み込み中…',
  'ui.messages': '通知',
  'ui.password.show': 'パスワードを表示',
  'ui.password.hide': 'パスワードを隠す',
  'ui.password.rule': '{minimum, plural, other {#文字以上。}}関連のない単語をいくつかつなげると覚えやすくなります。',
  'ui.password.short': '{missing, plural, other {あと#文字必要です。}}',
  'ui.password.weak': '推測されやすいパスワードです。1234のような並びや、同じ文字の繰り返しは避けてください。',
  'ui.password.fair': '{missing, plural, other {まずまずです。あと#文字で強力になります。}}',
  'ui.password.good': '{missing, plural, other {良好です。あと#文字で強力になります。}}',
  'ui.password.strong': '強力です。',
};
