import type { en } from './en.ts';

export const ko: Record<keyof typeof en, string> = {
  'consent.label': '쿠키',
  'consent.text':
    '이 브라우저를 알아보는 쿠키 두 개를 저장해도 될까요? 어떤 프레젠테이션을 얼마나 오래 보는지 알기 위해 사용합니다. 저장하지 않아도 모든 기능은 똑같이 작동합니다.',
  'consent.allow': '허용',
  'consent.decline': '거부',
};
