import type { en } from './en.ts';

export const ko: Record<keyof typeof en, string> = {
  'mail.greeting': '{name}님, 안녕하세요.',
  'mail.hello': '안녕하세요.',
  'mail.footer':
    '누군가 {brand}({origin})에 이 이메일 주소를 입력해서 보내 드리는 메일이에요. 본인이 아니라면 무시해 주세요. 아무 일도 일어나지 않아요.',
  'mail.link': '버튼이 작동하지 않으면 아래 주소를 브라우저에 복사해 주세요.',
  'mail.confirm.subject': '이메일 주소를 확인해 주세요',
  'mail.confirm.text': '{brand}에 오신 것을 환영해요. 본인의 이메일 주소인지 확인하면 계정이 준비돼요. 링크는 24시간 동안 쓸 수 있어요.',
  'mail.confirm.action': '이메일 주소 확인',
  'mail.exists.subject': '이미 계정이 있어요',
  'mail.exists.text':
    '이 이메일 주소로 {brand} 계정을 만들려는 시도가 있었어요. 아마 본인이 하신 일일 거예요. 이미 계정이 있으니 로그인하거나, 비밀번호를 잊었다면 새 비밀번호를 설정해 주세요.',
  'mail.exists.action': '로그인',
  'mail.reset.subject': '새 비밀번호를 설정해 주세요',
  'mail.reset.text':
    '{brand}에서 사용할 새 비밀번호를 요청하셨어요. 링크는 1시간 동안 한 번만 쓸 수 있어요. 링크를 쓰기 전까지는 기존 비밀번호가 그대로 유지돼요.',
  'mail.reset.action': '새 비밀번호 설정',
  'mail.change.subject': '새 이메일 주소를 확인해 주세요',
  'mail.change.text': '본인의 이메일 주소인지 확인하면 {brand}에 등록된 이메일 주소가 이 주소로 바뀌어요. 링크는 24시간 동안 쓸 수 있어요.',
  'mail.change.action': '이 이메일 주소 사용',
  'mail.changed.subject': '이메일 주소가 변경되었어요',
  'mail.changed.text':
    '{brand} 계정의 이메일 주소가 새 주소로 바뀌어 이 주소는 더 이상 쓰이지 않아요. 본인이 바꾼 것이 아니라면 바로 서버 관리자에게 알려 주세요.',
  'mail.changed.action': '설정 열기',
  'mail.when': '일시: {date} {time}',
  'mail.device': '기기: {device}',
  'mail.notice.footer': '{brand}({origin}) 계정의 보안에 관한 내용이라 보내 드리는 메일이에요.',
  'mail.passwordChanged.subject': '비밀번호가 변경되었어요',
  'mail.passwordChanged.text':
    '{brand} 계정의 비밀번호가 변경되었어요. 본인이 바꾸셨다면 아무것도 하지 않으셔도 돼요. 아니라면 바로 새 비밀번호를 설정해 주세요. 모든 기기에서도 로그아웃돼요.',
  'mail.passwordChanged.action': '새 비밀번호 설정',
  'mail.changedHere.subject': '이메일 주소가 변경되었어요',
  'mail.changedHere.text':
    '이제 {brand} 계정에 이 이메일 주소가 쓰여요. 본인이 바꾸셨다면 아무것도 하지 않으셔도 돼요. 아니라면 바로 새 비밀번호를 설정해 주세요. 모든 기기에서도 로그아웃돼요.',
  'mail.changedHere.action': '새 비밀번호 설정',
  'mail.newDevice.subject': '새 기기에서 로그인했어요',
  'mail.newDevice.text':
    '지금까지 쓰인 적이 없는 기기에서 {brand} 계정에 로그인했어요. 본인이 하셨다면 아무것도 하지 않으셔도 돼요. 아니라면 바로 새 비밀번호를 설정해 주세요. 모든 기기에서도 로그아웃돼요.',
  'mail.newDevice.action': '새 비밀번호 설정',
  'mail.authenticatorOn.subject': '인증 앱을 켰어요',
  'mail.authenticatorOn.text':
    '{brand} 계정에서 인증 앱을 켰어요. 이제 로그인하려면 앱의 코드가 필요해요. 본인이 하셨다면 아무것도 하지 않으셔도 돼요. 아니라면 바로 새 비밀번호를 설정하고 서버 운영자에게 연락해 주세요.',
  'mail.authenticatorOff.subject': '인증 앱을 껐어요',
  'mail.authenticatorOff.text':
    '{brand} 계정의 인증 앱을 껐어요. 본인이 하셨다면 아무것도 하지 않으셔도 돼요. 아니라면 바로 새 비밀번호를 설정해 주세요. 모든 기기에서도 로그아웃돼요.',
  'mail.passkeyAdded.subject': '패스키가 추가되었어요',
  'mail.passkeyAdded.text':
    '{brand} 계정에 패스키가 추가되었어요. 이 패스키를 가진 사람은 로그인할 수 있어요. 본인이 하셨다면 아무것도 하지 않으셔도 돼요. 아니라면 바로 새 비밀번호를 설정하고 서버 운영자에게 연락해 주세요.',
  'mail.passkeyRemoved.subject': '패스키가 삭제되었어요',
  'mail.passkeyRemoved.text':
    '{brand} 계정에서 패스키가 삭제되었어요. 본인이 하셨다면 아무것도 하지 않으셔도 돼요. 아니라면 바로 새 비밀번호를 설정해 주세요. 모든 기기에서도 로그아웃돼요.',
  'mail.newRecoveryCodes.subject': '새 복구 코드가 만들어졌어요',
  'mail.newRecoveryCodes.text':
    '{brand} 계정의 새 복구 코드가 만들어졌어요. 이전 코드는 더 이상 쓸 수 없어요. 본인이 하셨다면 아무것도 하지 않으셔도 돼요. 아니라면 바로 새 비밀번호를 설정해 주세요. 모든 기기에서도 로그아웃돼요.',
  'mail.recoveryCodeUsed.subject': '복구 코드가 사용되었어요',
  'mail.recoveryCodeUsed.text':
    '{brand} 계정의 복구 코드가 사용되었어요. 같은 코드는 다시 쓸 수 없어요. 본인이 하셨다면 아무것도 하지 않으셔도 돼요. 아니라면 바로 새 비밀번호를 설정해 주세요. 모든 기기에서도 로그아웃돼요.',
  'mail.pdf.subject': '“{title}” PDF',
  'mail.pdf.text': '“{title}” PDF를 보내 드려요. 링크는 {date}까지 사용할 수 있어요.',
  'mail.pdf.action': 'PDF 다운로드',
  'mail.pdf.presentation': '프레젠테이션 열기',
  'mail.pdf.after': '그 뒤에는 프레젠테이션을 열고 다시 내보내 주세요. 이미 결제했으므로 다시 결제하지 않아도 돼요.',
  'mail.pdf.footer': '{brand}({origin})에서 이 PDF를 구매하셔서 보내 드리는 메일이에요.',
};
