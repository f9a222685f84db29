import { announce } from '#app/client/analytics/announce.ts';
import { FrameProvider } from '#app/client/frame.tsx';
import type { PageFrame } from '#contract/pages.ts';
import { createChunk } from '#viewer/chunks/chunk.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { place } from './viewer-dialogs.css.ts';

/** What the dialogs say about a presentation. */
export interface Shared {
  oid: string;
  title: string;
  /** Comma-separated. */
  tags: string;
  /** The address to share, on any site. */
  shareAddress: string;
  isResponsiveOnly: boolean;
}

// As in the toolbar of the page; a module for both would be one more file for that page to load.
const chunks = {
  share: createChunk('worded-share-modal', (insist) => insist(import('../share-modal/worded-share-modal.tsx'))),
  embed: createChunk('embed-dialog', (insist) => insist(import('../embed-code/embed-dialog.tsx'))),
};
const roots = new WeakMap<HTMLElement, Root>();

/** Opens a dialog in the viewer itself, so that it shows in fullscreen too. */
export async function openIn(host: HTMLElement, frame: PageFrame, name: 'share' | 'embed', shared: Shared): Promise<void> {
  const { oid, title, tags, shareAddress: url, isResponsiveOnly } = shared;
  if (name === 'embed') {
    const { EmbedDialog } = await chunks.embed.load();
    return open(host, frame, (state) => (
      <EmbedDialog
        {...state}
        origin={frame.origin}
        oid={oid}
        title={title}
        isResponsiveOnly={isResponsiveOnly}
        // It would be the viewer that this dialog covers.
        hasPreview={frame.page !== 'embed'}
        onEvent={announce}
      />
    ));
  }
  const { WordedShareModal } = await chunks.share.load();
  open(host, frame, (state) => <WordedShareModal {...state} oid={oid} title={title} tags={tags} url={url} onEvent={announce} />);
}

function open(host: HTMLElement, frame: PageFrame, render: (state: { isOpen: boolean; onClose: () => void }) => ReactNode): void {
  const root = roots.get(host) ?? createRoot(host.appendChild(Object.assign(document.createElement('div'), { className: place })));
  roots.set(host, root);
  const show = (isOpen: boolean) =>
    root.render(
      <FrameProvider frame={frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus in the dialog */}
        <div onKeyDown={keepFocus}>{render({ isOpen, onClose: () => show(false) })}</div>
      </FrameProvider>,
    );
  show(true);
}

/** In a frame, a modal dialog would pass the focus on to the page around. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('dialog[open] :is(a[href], button, input, [tabindex="0"])')];
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtEdge = event.shiftKey ? !stops.includes(event.target as HTMLElement) || event.target === first : event.target === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
