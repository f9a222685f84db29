import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'editorTour.title': 'クイックツアー',
  'editorTour.place': '{place} / {count}',
  'editorTour.move.title': 'キャンバスを動く',
  'editorTour.move.lead':
    'スクロールするか、「移動」ツールでドラッグすると移動します。Ctrl を押しながらスクロールすると拡大・縮小します。タッチ画面では1本指で移動、2本指で拡大・縮小できます。',
  'editorTour.move.phone': '1本指でキャンバスを動かし、2本指で拡大・縮小します。変更したいものはタップしてください。',
  'editorTour.topics.title': 'トピックを追加',
  'editorTour.topics.lead':
    'トピックは、1つの考えを置くキャンバス上の場所です。「トピック」を選んで描き、中にテキストや画像を入れましょう。トピックの中にトピックを入れることもできます。',
  'editorTour.topics.phone':
    'トピックは、1つの考えを置くキャンバス上の場所です。「追加」をタップして作り、中にテキストや画像を入れましょう。トピックの中にトピックを入れることもできます。',
  'editorTour.path.title': 'パスを作る',
  'editorTour.path.lead': 'パスは、トピックを見せる順番です。トピックを選んでスポットとして追加し、「発表する」を押しましょう。',
  'editorTour.next': '次へ',
  'editorTour.back': '戻る',
  'editorTour.done': 'はじめる',
  'editorTour.skip': 'ツアーをスキップ',
  'editorTour.again': 'ツアーはいつでもメニューとコマンドから見られます。',
};
