import { describe, expect, test } from 'vitest';
import { closeModal, followModals, showEmbedModal } from './modal-state.ts';

function follow() {
  const target = new EventTarget();
  const modals = followModals(target);
  const told: string[] = [];
  const stop = modals.watch(() => told.push(modals.read()));
  return { target, told, stop, ...modals };
}

describe('the modal state', () => {
  test('[PAGE-19] is NO_DIALOG, or EMBED between show-modal and close-modal', () => {
    const { target, told, read } = follow();
    expect(read()).toBe('NO_DIALOG');
    target.dispatchEvent(new CustomEvent('show-modal', { detail: { modal: 'EMBED' } }));
    expect(read()).toBe('EMBED');
    target.dispatchEvent(new CustomEvent('close-modal'));
    expect(told).toEqual(['EMBED', 'NO_DIALOG']);
  });

  test('[PAGE-19] the toolbar sends these events', () => {
    const { target, told } = follow();
    showEmbedModal(target);
    showEmbedModal(target);
    closeModal(target);
    expect(told).toEqual(['EMBED', 'NO_DIALOG']);
  });

  test.each([undefined, null, 'EMBED', {}, { modal: 'OTHER' }, { modal: ['EMBED'] }])(
    '[PAGE-19] show-modal with %j shows nothing',
    (detail) => {
      const { target, told } = follow();
      target.dispatchEvent(new CustomEvent('show-modal', { detail }));
      target.dispatchEvent(new Event('show-modal'));
      expect(told).toEqual([]);
    },
  );

  test('stops notifying after unsubscribing', () => {
    const { target, told, stop } = follow();
    stop();
    showEmbedModal(target);
    expect(told).toEqual([]);
  });
});
