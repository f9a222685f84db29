import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'mail.greeting': '{name}さん、こんにちは。',
  'mail.hello': 'こんにちは。',
  'mail.footer':
    'このメールは、{brand}（{origin}）でこのメールアドレスが入力されたためお送りしています。お心当たりがない場合は、そのまま無視してください。何も起こりません。',
  'mail.link': 'ボタンが動作しない場合は、次のアドレスをブラウザにコピーしてください。',
  'mail.confirm.subject': 'メールアドレスを確認してください',
  'mail.confirm.text':
    '{brand}へようこそ。ご本人のメールアドレスであることを確認すると、アカウントの準備が整います。リンクの有効期限は24時間です。',
  'mail.confirm.action': 'メールアドレスを確認',
  'mail.exists.subject': 'すでにアカウントをお持ちです',
  'mail.exists.text':
    'このメールアドレスで{brand}のアカウントを作成する操作がありました。おそらくご本人によるものです。アカウントはすでにありますので、ログインするか、パスワードをお忘れの場合は新しいパスワードを設定してください。',
  'mail.exists.action': 'ログイン',
  'mail.reset.subject': '新しいパスワードを設定してください',
  'mail.reset.text':
    '{brand}の新しいパスワードのリクエストを受け付けました。リンクの有効期限は1時間で、1回だけ使えます。リンクを使うまで、今のパスワードは変わりません。',
  'mail.reset.action': '新しいパスワードを設定',
  'mail.change.subject': '新しいメールアドレスを確認してください',
  'mail.change.text':
    'ご本人のメールアドレスであることを確認すると、{brand}に登録されているメールアドレスがこのアドレスに変わります。リンクの有効期限は24時間です。',
  'mail.change.action': 'このメールアドレスを使う',
  'mail.changed.subject': 'メールアドレスが変更されました',
  'mail.changed.text':
    '{brand}のアカウントのメールアドレスが新しくなり、このアドレスは使われなくなりました。お心当たりがない場合は、すぐにサーバーの管理者へご連絡ください。',
  'mail.changed.action': '設定を開く',
  'mail.when': '日時：{date} {time}',
  'mail.device': 'デバイス：{device}',
  'mail.notice.footer': 'このメールは、{brand}（{origin}）のアカウントの安全に関わるためお送りしています。',
  'mail.passwordChanged.subject': 'パスワードが変更されました',
  'mail.passwordChanged.text':
    '{brand}のアカウントのパスワードが変更されました。ご本人による変更であれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのデバイスからもログアウトされます。',
  'mail.passwordChanged.action': '新しいパスワードを設定',
  'mail.changedHere.subject': 'メールアドレスが変更されました',
  'mail.changedHere.text':
    '{brand}のアカウントのメールアドレスがこのアドレスに変更されました。ご本人による変更であれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのデバイスからもログアウトされます。',
  'mail.changedHere.action': '新しいパスワードを設定',
  'mail.newDevice.subject': '新しいデバイスからログインがありました',
  'mail.newDevice.text':
    'これまで使われたことのないデバイスから{brand}のアカウントにログインがありました。ご本人によるものであれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのデバイスからもログアウトされます。',
  'mail.newDevice.action': '新しいパスワードを設定',
  'mail.authenticatorOn.subject': '認証アプリが有効になりました',
  'mail.authenticatorOn.text':
    '{brand}のアカウントで認証アプリが有効になりました。今後のログインにはアプリのコードが必要です。ご本人によるものであれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定し、サーバーの管理者にご連絡ください。',
  'mail.authenticatorOff.subject': '認証アプリが無効になりました',
  'mail.authenticatorOff.text':
    '{brand}のアカウントの認証アプリが無効になりました。ご本人によるものであれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのデバイスからもログアウトされます。',
  'mail.passkeyAdded.subject': 'パスキーが追加されました',
  'mail.passkeyAdded.text':
    '{brand}のアカウントにパスキーが追加されました。このパスキーを持つ人はログインできます。ご本人によるものであれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定し、サーバーの管理者にご連絡ください。',
  'mail.passkeyRemoved.subject': 'パスキーが削除されました',
  'mail.passkeyRemoved.text':
    '{brand}のアカウントからパスキーが削除されました。ご本人によるものであれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのデバイスからもログアウトされます。',
  'mail.newRecoveryCodes.subject': '新しいリカバリーコードが作成されました',
  'mail.newRecoveryCodes.text':
    '{brand}のアカウントの新しいリカバリーコードが作成されました。以前のコードは使えなくなりました。ご本人によるものであれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのデバイスからもログアウトされます。',
  'mail.recoveryCodeUsed.subject': 'リカバリーコードが使われました',
  'mail.recoveryCodeUsed.text':
    '{brand}のアカウントのリカバリーコードが使われました。同じコードはもう使えません。ご本人によるものであれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのデバイスからもログアウトされます。',
  'mail.pdf.subject': '「{title}」のPDF',
  'mail.pdf.text': '「{title}」のPDFをお届けします。リンクは{date}まで有効です。',
  'mail.pdf.action': 'PDFをダウンロード',
  'mail.pdf.presentation': 'プレゼンテーションを開く',
  'mail.pdf.after':
    '期限を過ぎた場合は、プレゼンテーションを開いてもう一度エクスポートしてください。購入済みのため、再度のお支払いは不要です。',
  'mail.pdf.footer': 'このメールは、{brand}（{origin}）でこのPDFをご購入いただいたためお送りしています。',
};
