import { expect, test } from 'vitest';
import { parseXml } from '../../xml/xml.ts';
import { formulaParts } from './equations.ts';

const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const written = (formula: string) =>
  formulaParts(parseXml(new TextEncoder().encode(`<m:oMath>${formula}</m:oMath>`)))
    .map(({ text, position }) => (position === 'super' ? `^${text}` : position === 'sub' ? `_${text}` : text))
    .join('');

test.each([
  [`<m:f><m:num>${r('1')}</m:num><m:den>${r('n+1')}</m:den></m:f>`, '1/(n+1)'],
  [`<m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${r('n')}</m:num><m:den>${r('k')}</m:den></m:f>`, '(n k)'],
  [`<m:sSubSup><m:e>${r('x')}</m:e><m:sub>${r('i')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`, 'x_i^2'],
  [`<m:rad><m:radPr/><m:deg>${r('3')}</m:deg><m:e>${r('x+y')}</m:e></m:rad>`, '^3√(x+y)'],
  [
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup><m:e>${r('i')}</m:e></m:nary>`,
    '∑_i=1^n i',
  ],
  [`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${r('a')}</m:e><m:e>${r('b')}</m:e></m:d>`, '[a|b]'],
  [`<m:d><m:e>${r('a')}</m:e></m:d>`, '(a)'],
  [`<m:func><m:fName>${r('sin')}</m:fName><m:e>${r('x')}</m:e></m:func>`, 'sin x'],
  [`<m:m><m:mr><m:e>${r('1')}</m:e><m:e>${r('0')}</m:e></m:mr><m:mr><m:e>${r('0')}</m:e><m:e>${r('1')}</m:e></m:mr></m:m>`, '[1, 0; 0, 1]'],
  [`<m:acc><m:e>${r('v')}</m:e></m:acc>`, 'v\u0302'],
  [`<m:f><m:num><m:sSup><m:e>${r('x')}</m:e><m:sup>${r('2')}</m:sup></m:sSup></m:num><m:den>${r('2')}</m:den></m:f>`, '(x^2)/2'],
])('%s', (formula, expected) => {
  expect(written(formula)).toBe(expected);
});
