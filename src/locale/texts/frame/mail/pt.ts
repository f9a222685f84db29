import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  'mail.greeting': 'Olá, {name},',
  'mail.hello': 'Olá,',
  'mail.footer':
    'Você recebeu esta mensagem porque alguém indicou o seu e-mail em {brand} ({origin}). Se não foi você, ignore-a: nada acontece.',
  'mail.link': 'Se o botão não funcionar, copie este endereço para o seu navegador:',
  'mail.confirm.subject': 'Confirme o seu e-mail',
  'mail.confirm.text':
    'Boas-vindas. Confirme que este endereço de e-mail é seu e a sua conta em {brand} fica pronta. O link funciona durante 24 horas.',
  'mail.confirm.action': 'Confirmar o meu e-mail',
  'mail.exists.subject': 'Você já tem uma conta',
  'mail.exists.text':
    'Alguém, provavelmente você, tentou criar uma conta em {brand} com este endereço de e-mail. Você já tem uma. Entre, ou escolha uma nova senha se esqueceu a sua.',
  'mail.exists.action': 'Entrar',
  'mail.reset.subject': 'Escolha uma nova senha',
  'mail.reset.text':
    'Você pediu uma nova senha para {brand}. O link funciona durante uma hora e só uma vez. Até você usá-lo, a senha antiga continua igual.',
  'mail.reset.action': 'Escolher uma nova senha',
  'mail.change.subject': 'Confirme o seu novo e-mail',
  'mail.change.text':
    'Confirme que este endereço de e-mail é seu e ele substituirá o que tínhamos em {brand}. O link funciona durante 24 horas.',
  'mail.change.action': 'Usar este endereço',
  'mail.changed.subject': 'O seu e-mail foi alterado',
  'mail.changed.text':
    'A sua conta em {brand} tem agora um novo e-mail, e este deixou de ser usado. Se não foi você, avise já quem administra o servidor.',
  'mail.changed.action': 'Abrir as configurações',
  'mail.when': 'Quando: {date}, {time}',
  'mail.device': 'Dispositivo: {device}',
  'mail.notice.footer': 'Você recebeu esta mensagem porque ela diz respeito à segurança da sua conta em {brand} ({origin}).',
  'mail.passwordChanged.subject': 'A sua senha foi alterada',
  'mail.passwordChanged.text':
    'A senha da sua conta em {brand} foi alterada. Se foi você, não precisa fazer nada. Se não foi, escolha já uma nova senha; isso também encerra a sessão em todos os dispositivos.',
  'mail.passwordChanged.action': 'Escolher uma nova senha',
  'mail.changedHere.subject': 'O seu e-mail foi alterado',
  'mail.changedHere.text':
    'A sua conta em {brand} usa agora este endereço de e-mail. Se foi você que o alterou, não precisa fazer nada. Se não foi, escolha já uma nova senha; isso também encerra a sessão em todos os dispositivos.',
  'mail.changedHere.action': 'Escolher uma nova senha',
  'mail.newDevice.subject': 'Um novo dispositivo na sua conta',
  'mail.newDevice.text':
    'Alguém entrou na sua conta em {brand} com um dispositivo que ainda não tinha sido usado nela. Se foi você, não precisa fazer nada. Se não foi, escolha já uma nova senha; isso também encerra a sessão em todos os dispositivos.',
  'mail.newDevice.action': 'Escolher uma nova senha',
  'mail.authenticatorOn.subject': 'Aplicativo de autenticação ativado',
  'mail.authenticatorOn.text':
    'Um aplicativo de autenticação foi ativado na sua conta em {brand}. Agora é preciso um código dele para entrar. Se foi você, não precisa fazer nada. Se não foi, escolha já uma nova senha e fale com quem administra o servidor.',
  'mail.authenticatorOff.subject': 'Aplicativo de autenticação desativado',
  'mail.authenticatorOff.text':
    'O aplicativo de autenticação da sua conta em {brand} foi desativado. Se foi você, não precisa fazer nada. Se não foi, escolha já uma nova senha; isso também encerra a sessão em todos os dispositivos.',
  'mail.passkeyAdded.subject': 'Chave de acesso adicionada',
  'mail.passkeyAdded.text':
    'Uma chave de acesso foi adicionada à sua conta em {brand}. Quem a tiver pode entrar com ela. Se foi você, não precisa fazer nada. Se não foi, escolha já uma nova senha e fale com quem administra o servidor.',
  'mail.passkeyRemoved.subject': 'Chave de acesso removida',
  'mail.passkeyRemoved.text':
    'Uma chave de acesso foi removida da sua conta em {brand}. Se foi você, não precisa fazer nada. Se não foi, escolha já uma nova senha; isso também encerra a sessão em todos os dispositivos.',
  'mail.newRecoveryCodes.subject': 'Novos códigos de recuperação',
  'mail.newRecoveryCodes.text':
    'Foram criados novos códigos de recuperação para a sua conta em {brand}. Os anteriores já não funcionam. Se foi você, não precisa fazer nada. Se não foi, escolha já uma nova senha; isso também encerra a sessão em todos os dispositivos.',
  'mail.recoveryCodeUsed.subject': 'Código de recuperação usado',
  'mail.recoveryCodeUsed.text':
    'Um código de recuperação da sua conta em {brand} foi usado. Ele não vai funcionar de novo. Se foi você, não precisa fazer nada. Se não foi, escolha já uma nova senha; isso também encerra a sessão em todos os dispositivos.',
  'mail.pdf.subject': 'O seu PDF de “{title}”',
  'mail.pdf.text': 'Aqui está o PDF de “{title}”. O link funciona até {date}.',
  'mail.pdf.action': 'Baixar o PDF',
  'mail.pdf.presentation': 'Abrir a apresentação',
  'mail.pdf.after': 'Depois desse dia, abra a apresentação e exporte de novo. Você já pagou e não precisa pagar outra vez.',
  'mail.pdf.footer': 'Você recebeu esta mensagem porque comprou este PDF em {brand} ({origin}).',
};
