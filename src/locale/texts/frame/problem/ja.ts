import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'problem.badRequest.title': 'リクエストを読み取れませんでした',
  'problem.badRequest.detail':
    '解釈できない形式の内容が含まれていました。何も変更されていません。前のページに戻ってもう一度お試しください。',
  'problem.signedOut.title': 'ログインが必要です',
  'problem.signedOut.detail':
    'ログインしていないか、その間にログアウトされました。何も変更されていません。ログインしてからもう一度お試しください。',
  'problem.wrongToken.title': 'この許可は期限切れです',
  'problem.wrongToken.detail': '有効時間が過ぎたか、別の操作のためのものです。もう一度エクスポートを始めてください。',
  'problem.wrongForm.title': 'フォームの有効期限が切れました',
  'problem.wrongForm.detail':
    '長い間開いたままだったか、別のサイトから送信されたため、何も変更されていません。前のページに戻り、再読み込みしてからもう一度送信してください。',
  'problem.forbidden.title': 'アクセスが許可されていません',
  'problem.forbidden.detail': 'お使いのアカウントには、閲覧や操作の権限がありません。所有者にアクセス権をリクエストしてください。',
  'problem.notBought.title': 'このPDFは購入されていません',
  'problem.notBought.detail':
    'エクスポートは行われませんでした。プレゼンテーションのページでPDFを購入してください。購入済みの場合は、購入時のアカウントでログインしてください。',
  'problem.notForSale.title': 'このPDFは販売されていません',
  'problem.notForSale.detail': '請求は発生していません。以前に購入された場合は、購入時のアカウントでログインしてください。',
  'problem.notFound.title': 'ここには何もありません',
  'problem.notFound.detail': 'アドレスが間違っているか、ページが非公開か、移動した可能性があります。検索してみてください。',
  'problem.methodNotAllowed.title': 'ここではその操作はできません',
  'problem.methodNotAllowed.detail': 'このアドレスは、その種類のリクエストを受け付けていません。何も変更されていません。',
  'problem.alreadyYours.title': 'このPDFは購入済みです',
  'problem.alreadyYours.detail': 'もう一度お支払いいただく必要はありません。フォームを閉じて、PDFをダウンロードしてください。',
  'problem.paymentPending.title': 'お支払いの処理中です',
  'problem.paymentPending.detail':
    'もう一度お支払いいただく必要はありません。入金が確認でき次第、プレゼンテーションのページからPDFをダウンロードできます。',
  'problem.gone.title': '削除されました',
  'problem.gone.detail': '所有者が完全に削除しました。',
  'problem.expired.title': 'このリンクは期限切れです',
  'problem.expired.detail': '送ってくれた人に、新しいリンクをもらってください。',
  'problem.tooLarge.title': 'サイズが大きすぎます',
  'problem.tooLarge.detail':
    '送信された内容が、このサーバーで受け付けられる大きさを超えています。何も保存されていません。小さくしてお試しください。',
  'problem.documentTooLarge.title': 'このプレゼンテーションは大きすぎます',
  'problem.documentTooLarge.detail':
    'このサーバーが一度に処理できる量を超えています。閲覧と共有は引き続きできます。変更は行われていません。',
  'problem.noRoom.title': '空き容量が足りません',
  'problem.noRoom.detail':
    'このプレゼンテーションの所有者の保存容量がいっぱいです。何も保存されていません。何かを削除してからもう一度お試しください。',
  'problem.tooManyPixels.title': '画像の画素数が多すぎます',
  'problem.tooManyPixels.detail': '1億画素までです。何も保存されていません。縮小してからもう一度お試しください。',
  'problem.wrongType.title': '対応していない種類のファイルです',
  'problem.wrongType.detail': '送信された内容は、ここでは受け付けられない種類です。何も保存されていません。',
  'problem.invalid.title': '修正が必要な項目があります',
  'problem.invalid.detail': '正しくない値が含まれています。何も変更されていません。',
  'problem.tooMany.title': '少し間を空けてください',
  'problem.tooMany.detail': 'お使いの接続からのリクエストが多すぎます。1分ほど待ってからもう一度お試しください。何も失われていません。',
  'problem.internal.title': 'サーバー側で問題が発生しました',
  'problem.internal.detail':
    'エラーは記録されました。直前の操作は保存されていない可能性があります。しばらくしてからもう一度お試しください。',
  'problem.away.title': 'まもなく復旧します',
  'problem.away.detail': 'サーバーの一部を再起動しています。保存済みの内容は失われていません。しばらくしてからもう一度お試しください。',
  'problem.changeRefused.title': 'この変更は反映されませんでした',
  'problem.changeRefused.detail':
    'プレゼンテーションのルールに反しているか、古い状態に基づいています。何も変更されていません。続けるにはページを再読み込みしてください。',
  'problem.outdated.title': 'このページは古くなっています',
  'problem.outdated.detail':
    'ページを開いた後にサイトが更新されました。何も変更されていません。ページを再読み込みしてください。まだ保存されていない内容は、この端末に残っています。',
  'problem.documentsBusy.title': 'ただいま混み合っています',
  'problem.documentsBusy.detail':
    'ほかの大きなプレゼンテーションを処理しています。変更は行われていません。少し待ってからもう一度お試しください。',
  'problem.paymentsAway.title': 'お支払いで問題が発生しました',
  'problem.paymentsAway.detail':
    '決済サービスから応答がありませんでした。もう一度お試しください。問題が続く場合は、サポートにお問い合わせください。',
  'problem.full.title': 'サーバーの空き容量がありません',
  'problem.full.detail':
    '保存するための空き容量がありません。最後の変更は保存されませんでしたが、それ以前の内容は失われていません。後でもう一度お試しいただくか、サーバーの管理者にお知らせください。',
  'problem.reference': '参照番号：{requestId}',
  'problem.home': 'トップページへ',
  'problem.retry': 'もう一度試す',
};
