import { expect, test } from 'vitest';
import { openModal, registerModal } from './modals.ts';

test('[SHARE-3] a registered modal opens by its name, for as long as it is registered', () => {
  const opened: string[] = [];
  const forget = registerModal('share', () => opened.push('share'));
  openModal('share');
  expect(opened).toEqual(['share']);
  forget();
  expect(() => openModal('share')).toThrow(/^Modal does not exist!$/);
});

test('[SHARE-3] an unregistered modal throws', () => {
  expect(() => openModal('toString')).toThrow(/^Modal does not exist!$/);
});

test('a modal that left does not take its successor along', () => {
  const opened: string[] = [];
  const forgetFirst = registerModal('share', () => opened.push('first'));
  registerModal('share', () => opened.push('second'));
  forgetFirst();
  openModal('share');
  expect(opened).toEqual(['second']);
});
