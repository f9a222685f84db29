import { expect, test } from 'vitest';
import { openModal, registerModal } from './modals.ts';

test('[SHARE-3] a registered modal opens by name until it is unregistered', () => {
  const opened: string[] = [];
  const forget = registerModal('share', () => opened.push('share'));
  openModal('share');
  expect(opened).toEqual(['share']);
  forget();
  expect(() => openModal('share')).toThrow(/^Modal does not exist!$/);
});

test('[SHARE-3] opening an unregistered modal throws', () => {
  expect(() => openModal('toString')).toThrow(/^Modal does not exist!$/);
});

test('unregistering an old modal keeps its successor', () => {
  const opened: string[] = [];
  const forgetFirst = registerModal('share', () => opened.push('first'));
  registerModal('share', () => opened.push('second'));
  forgetFirst();
  openModal('share');
  expect(opened).toEqual(['second']);
});
