import type { en } from './en.ts';

export const ko: Record<keyof typeof en, string> = {
  'site.skip': '본문 바로가기',
  'site.header.back': '뒤로',
  'site.header.explore': '둘러보기',
  'site.header.templates': '템플릿',
  'site.header.logIn': '로그인',
  'site.header.getStarted': '시작하기',
  'site.header.menu': '내 계정',
  'site.header.dashboard': '내 대시보드',
  'site.header.settings': '계정 설정',
  'site.header.profile': '내 프로필',
  'site.header.logOut': '로그아웃',
  'site.search.label': '프레젠테이션 검색',
  'site.search.placeholder': '{count} 개 이상의 프레젠테이션 검색...',
  'site.search.submit': '검색',
  'site.search.clear': '검색어 지우기',
  'site.search.close': '검색 닫기',
  'site.footer.note': '오픈 소스로 직접 호스팅하는 {brand}',
  'site.footer.language': '언어',
  'site.footer.change': '언어 변경',
  'site.footer.cookies': '쿠키 설정',
};
