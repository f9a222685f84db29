import { expect, test } from 'vitest';
import { firstStyles } from './first-styles.ts';

const markup = '<header class="bar wide"><a class="logo" href="/">L</a></header>';

test.each([
  ['classes in the markup', '.bar{color:red}.logo{color:blue}', '.other{color:red}.bar .other{color:red}'],
  ['elements in the markup, and the document itself', 'html,body{margin:0}a{color:red}:root{--x:1}*{margin:0}', 'table{margin:0}'],
  ['states that may come', '.bar:hover{color:red}.bar[data-open]{color:red}.logo::after{content:""}', '.other:hover{color:red}'],
  ['one of several selectors', '.other,.logo{color:red}', '.other,.more{color:red}'],
  ['whatever parentheses exclude or allow', '.bar:not(.other){color:red}:where(.other) *{margin:0}', '.other:not(.bar){color:red}'],
  ['groups with something in them', '@media (width>1px){.bar{color:red}}', '@media (width>1px){.other{color:red}}'],
  ['a font that is already there', '@font-face{font-family:A;src:local("Arial")}', '@font-face{font-family:B;src:url(/b.woff2)}'],
])('takes %s', (_, needed, others) => {
  expect(firstStyles(needed + others, markup)).toBe(needed);
  expect(firstStyles(others + needed, markup)).toBe(needed);
});

test('takes the animations that are used, and part of a group', () => {
  const sheet =
    '@keyframes here{to{opacity:0}}@keyframes there{to{opacity:0}}@media print{.bar{animation:here 1s}.other{animation:there 1s}}';
  expect(firstStyles(sheet, markup)).toBe('@keyframes here{to{opacity:0}}@media print{.bar{animation:here 1s}}');
});
