import { useText } from '#app/client/frame.tsx';
import { curationTags } from '#contract/presentation/curation.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { showToast } from '../../../ui/overlay/toast-list.ts';
import { ToolLabel } from '../toolbar/tool.tsx';
import { tool } from '../toolbar/toolbar.css.ts';
import { addTagStatusListener, addTagWishListener, saveTag, type TagStatus, type TagWish } from './curation-tagging.ts';

const choices: readonly TagWish[] = [...curationTags, null];

/** Lets moderators tag a presentation, here or through their own tools. */
export function CurationMenu({ oid, tag: first }: { oid: string; tag: TagWish }) {
  const text = useText();
  const [tag, setTag] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const last = useRef(Promise.resolve());
  const nameOf = (one: TagWish) => text(`share.curation.${one ?? 'none'}`);

  // One request at a time, so that the last choice wins.
  const choose = (wish: TagWish) => {
    last.current = last.current.then(() => saveTag(oid, wish)).catch(() => undefined);
  };
  const onWish = useEffectEvent(choose);
  const onStatus = useEffectEvent(({ status, tag: asked }: TagStatus) => {
    setSaving(status === 'loading');
    if (status === 'success') {
      setTag(asked);
      showToast({ text: text('share.curation.saved', { tag: nameOf(asked) }) });
    }
    if (status === 'error') showToast({ text: text('share.curation.failed'), tone: 'problem' });
  });
  useEffect(() => addTagWishListener((wish) => onWish(wish)), []);
  useEffect(() => addTagStatusListener((status) => onStatus(status)), []);

  return (
    <Menu
      label={text('share.curation.label')}
      items={choices.map((one) => ({
        label: nameOf(one),
        ...(one === tag && { icon: 'check' as const }),
        onSelect: () => choose(one),
        isSeparated: one === null,
      }))}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={tool}
          aria-label={tag === null ? undefined : text('share.curation.current', { tag: nameOf(tag) })}
          aria-busy={isSaving || undefined}
        >
          <ToolLabel icon="tag" label={tag === null ? text('share.curation.label') : nameOf(tag)} />
        </button>
      )}
    />
  );
}
