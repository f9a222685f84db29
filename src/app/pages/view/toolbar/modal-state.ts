import { useSyncExternalStore } from 'react';

/** Both are CustomEvents on `window`; the `detail.modal` of `show` names the dialog. */
const modalEvents = { show: 'show-modal', close: 'close-modal' } as const;

type ModalState = 'NO_DIALOG' | 'EMBED';

/** Tracks the modal events of a target. */
export function followModals(target: EventTarget) {
  let state: ModalState = 'NO_DIALOG';
  return {
    read: () => state,
    watch(listener: () => void) {
      const become = (next: ModalState) => {
        if (next === state) return;
        state = next;
        listener();
      };
      const onShow = (event: Event) => isEmbedWish(event) && become('EMBED');
      const onClose = () => become('NO_DIALOG');
      target.addEventListener(modalEvents.show, onShow);
      target.addEventListener(modalEvents.close, onClose);
      return () => {
        target.removeEventListener(modalEvents.show, onShow);
        target.removeEventListener(modalEvents.close, onClose);
      };
    },
  };
}

function isEmbedWish(event: Event): boolean {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null && 'modal' in detail && detail.modal === 'EMBED';
}

export const showEmbedModal = (target: EventTarget = window) =>
  target.dispatchEvent(new CustomEvent(modalEvents.show, { detail: { modal: 'EMBED' } }));
export const closeModal = (target: EventTarget = window) => target.dispatchEvent(new CustomEvent(modalEvents.close));

const ofPage = /* @__PURE__ */ followModals(globalThis.window);
const atFirst = (): ModalState => 'NO_DIALOG';

/** The dialog currently shown, according to the events. */
export const useModalState = () => useSyncExternalStore(ofPage.watch, ofPage.read, atFirst);
