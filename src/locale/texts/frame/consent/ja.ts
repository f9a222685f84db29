import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'consent.label': 'Cookie',
  'consent.text':
    'このブラウザーを見分けるためのCookieを2つ保存してもよいですか？ どのプレゼンテーションがどのくらい見られているかを知るために使います。保存しなくても、すべて同じように使えます。',
  'consent.allow': '許可する',
  'consent.decline': '許可しない',
};
