import type { en } from './en.ts';

export const ko: Record<keyof typeof en, string> = {
  'ui.close': '닫기',
  'ui.dismiss': '닫기',
  'ui.busy': '처리 중…',
  'ui.optional': '선택',
  'ui.loading': '불러오는 중…',
  'ui.messages': '알림',
  'ui.password.show': '비밀번호 표시',
  'ui.password.hide': '비밀번호 숨기기',
  'ui.password.rule': '{minimum, plural, other {#자 이상이어야 해요.}} 서로 관련 없는 단어 몇 개를 쓰면 기억하기 쉬워요.',
  'ui.password.short': '{missing, plural, other {#자 더 필요해요.}}',
  'ui.password.weak': '추측하기 쉬워요. 1234 같은 연속된 문자나 반복되는 글자는 피해 주세요.',
  'ui.password.fair': '{missing, plural, other {보통이에요. #자만 더하면 강력해져요.}}',
  'ui.password.good': '{missing, plural, other {좋아요. #자만 더하면 강력해져요.}}',
  'ui.password.strong': '강력해요.',
};
