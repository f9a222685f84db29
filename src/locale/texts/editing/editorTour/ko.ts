import type { en } from './en.ts';

export const ko: Record<keyof typeof en, string> = {
  'editorTour.title': '빠른 둘러보기',
  'editorTour.place': '{place}/{count}',
  'editorTour.move.title': '캔버스에서 움직이기',
  'editorTour.move.lead':
    '스크롤하거나 이동 도구로 끌어서 움직이고, Ctrl을 누른 채 스크롤해 확대하거나 축소하세요. 터치스크린에서는 한 손가락으로 이동하고 두 손가락으로 확대·축소합니다.',
  'editorTour.move.phone': '한 손가락으로 캔버스를 움직이고 두 손가락으로 확대·축소합니다. 바꾸고 싶은 것을 탭하세요.',
  'editorTour.topics.title': '주제 추가하기',
  'editorTour.topics.lead':
    '주제는 하나의 생각을 담는 캔버스 위의 자리입니다. 주제를 선택해 그리고, 그 안에 텍스트와 이미지를 넣으세요. 주제 안에 다른 주제도 넣을 수 있습니다.',
  'editorTour.topics.phone':
    '주제는 하나의 생각을 담는 캔버스 위의 자리입니다. 추가를 탭해 만들고, 그 안에 텍스트와 이미지를 넣으세요. 주제 안에 다른 주제도 넣을 수 있습니다.',
  'editorTour.path.title': '경로 만들기',
  'editorTour.path.lead': '경로는 사람들이 주제를 보는 순서입니다. 주제를 선택해 지점으로 추가한 다음 발표하기를 누르세요.',
  'editorTour.next': '다음',
  'editorTour.back': '이전',
  'editorTour.done': '시작하기',
  'editorTour.skip': '둘러보기 건너뛰기',
  'editorTour.again': '둘러보기는 언제든 메뉴와 명령에서 다시 볼 수 있습니다.',
};
