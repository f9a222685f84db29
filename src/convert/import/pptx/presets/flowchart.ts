import { box, inOval, oval, type Shapes } from './strings.ts';

const middle = 'wd4 hd4 w*3/4 h*3/4';

export const flowchart: Shapes = {
  flowChartProcess: `|||${box}`,
  flowChartAlternateProcess:
    '|x=ssd6 i=x*.29289|i i r-i b-i|M l x A x x cd2 cd4 L r-x t A x x 3cd4 cd4 L r b-x A x x 0 cd4 L x b A x x cd4 cd4 Z',
  flowChartDecision: `||${middle}|[2]M 0 1 L 1 0 2 1 1 2 Z`,
  flowChartInputOutput: '||wd5 t w*4/5 b|[5]M 0 5 L 1 0 5 0 4 5 Z',
  flowChartPredefinedProcess: `||wd8 t w*7/8 b|${box}|[n8]M 1 0 L 1 8 M 7 0 L 7 8`,
  flowChartInternalStorage: `||wd8 hd8 r b|${box}|[n8]M 1 0 L 1 8 M 0 1 L 8 1`,
  flowChartDocument: '||l t r h*17322/21600|[21600]M 0 0 L 21600 0 21600 17322 C 10800 17322 10800 23922 0 20172 Z',
  flowChartMultidocument:
    '||l h*3675/21600 w*18595/21600 h*20782/21600|[s21600]M 0 20782 C 9298 23542 9298 18022 18595 18022 L 18595 3675 0 3675 Z M 1532 3675 L 1532 1815 20000 1815 20000 16252 C 19298 16252 18595 16352 18595 16352 L 18595 3675 Z M 2972 1815 L 2972 0 21600 0 21600 14392 C 20800 14392 20000 14467 20000 14467 L 20000 1815 Z|[n21600]M 0 3675 L 18595 3675 18595 18022 C 9298 18022 9298 23542 0 20782 Z M 1532 3675 L 1532 1815 20000 1815 20000 16252 C 19298 16252 18595 16352 18595 16352 M 2972 1815 L 2972 0 21600 0 21600 14392 C 20800 14392 20000 14467 20000 14467',
  flowChartTerminator:
    '||w*1018/21600 h*3163/21600 w*20582/21600 h*18437/21600|[21600]M 3475 0 L 18125 0 A 3475 10800 3cd4 cd2 L 3475 21600 A 3475 10800 cd4 cd2 Z',
  flowChartPreparation: '||wd5 t w*4/5 b|[10]M 0 5 L 2 0 8 0 10 5 8 10 2 10 Z',
  flowChartManualInput: '||l hd5 r b|[5]M 0 1 L 5 0 5 5 0 5 Z',
  flowChartManualOperation: '||wd5 t w*4/5 b|[5]M 0 0 L 5 0 4 5 1 5 Z',
  flowChartConnector: `||${inOval}|${oval}`,
  flowChartOffpageConnector: '||l t r h*4/5|[10]M 0 0 L 10 0 10 8 5 10 0 8 Z',
  flowChartPunchedCard: '||l hd5 r b|[5]M 0 1 L 1 0 5 0 5 5 0 5 Z',
  flowChartPunchedTape: '||l hd5 r h*4/5|[20]M 0 2 A 5 2 cd2 -cd2 5 2 cd2 cd2 L 20 18 A 5 2 0 -cd2 5 2 0 cd2 Z',
  flowChartSummingJunction: `|x=wd2*.70711 y=hd2*.70711|${inOval}|${oval}|[n]M hc-x vc-y L hc+x vc+y M hc+x vc-y L hc-x vc+y`,
  flowChartOr: `||${inOval}|${oval}|[n]M hc t L hc b M l vc L r vc`,
  flowChartCollate: `||${middle}|[2]M 0 0 L 2 0 1 1 2 2 0 2 1 1 Z`,
  flowChartSort: `||${middle}|[2]M 0 1 L 1 0 2 1 1 2 Z|[n2]M 0 1 L 2 1`,
  flowChartExtract: '||wd4 vc w*3/4 b|[2]M 0 2 L 1 0 2 2 Z',
  flowChartMerge: '||wd4 t w*3/4 vc|[2]M 0 0 L 2 0 1 2 Z',
  flowChartOfflineStorage: '||wd4 t w*3/4 vc|[2]M 0 0 L 2 0 1 2 Z|[n5]M 2 4 L 3 4',
  flowChartOnlineStorage: '||wd6 t w*5/6 b|[6]M 1 0 L 6 0 A 1 3 3cd4 -cd2 L 1 6 A 1 3 cd4 cd2 Z',
  flowChartMagneticTape: `||${inOval}|M hc b A wd2 hd2 cd4 cd4*3 wd2 hd2 0 at2(w,h) L r vc+hd2*.70711 r b Z`,
  flowChartMagneticDisk: '||l hd3 r h*5/6|[6]M 0 1 A 3 1 cd2 cd2 L 6 5 A 3 1 0 cd2 Z|[n6]M 6 1 A 3 1 0 cd2',
  flowChartMagneticDrum: '||wd6 t w*2/3 b|[6]M 1 0 L 5 0 A 1 3 3cd4 cd2 L 1 6 A 1 3 cd4 cd2 Z|[n6]M 5 6 A 1 3 cd4 cd2',
  flowChartDisplay: '||wd6 t w*5/6 b|[6]M 0 3 L 1 0 5 0 A 1 3 3cd4 cd2 L 1 6 Z',
  flowChartDelay: '||l vc-hd2*.70711 hc+wd2*.70711 vc+hd2*.70711|M l t L hc t A wd2 hd2 3cd4 cd2 L l b Z',
};
