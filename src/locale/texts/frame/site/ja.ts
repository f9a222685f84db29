import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'site.skip': '本文へスキップ',
  'site.header.back': '戻る',
  'site.header.explore': '見つける',
  'site.header.templates': 'テンプレート',
  'site.header.logIn': 'ログイン',
  'site.header.getStarted': '始める',
  'site.header.menu': 'アカウント',
  'site.header.dashboard': 'マイダッシュボード',
  'site.header.settings': 'アカウント設定',
  'site.header.profile': 'プロフィール',
  'site.header.logOut': 'ログアウト',
  'site.search.label': 'プレゼンテーションを検索',
  'site.search.placeholder': '{count}件以上のプレゼンテーションを検索...',
  'site.search.submit': '検索',
  'site.search.clear': '検索をクリア',
  'site.search.close': '検索を閉じる',
  'site.footer.note': '{brand}はオープンソースのセルフホスト型サービスです',
  'site.footer.language': '言語',
  'site.footer.change': '言語を変更',
  'site.footer.cookies': 'Cookie の設定',
};
