import { chartIcon, downloadIcon, linkIcon, pencilIcon, trashIcon, undoIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { LibraryCard } from '#contract/presentation/library.ts';
import { isolate } from '#locale/isolate.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { showToast } from '../../../ui/overlay/toast-list.ts';
import { useLibrary } from '../library-context.tsx';
import { useCardActions } from './use-card-actions.ts';
import { folderIcon } from '../../../ui/icon/library-icons.ts';

const renameIcon =
  'M12 20h-1a2 2 0 0 1-2-2 2 2 0 0 1-2 2H6M13 8h7a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-7M5 16H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h1M6 4h1a2 2 0 0 1 2 2 2 2 0 0 1 2-2h1M9 6v12';

/** All actions for one presentation. */
export function CardMenu({ card }: { card: LibraryCard }) {
  const text = useText();
  const { origin } = useFrame();
  const { ask } = useLibrary();
  const { trash, restore } = useCardActions();
  const { oid, title, address, editAddress, detailsAddress, copyAddress, downloadAddress, insightsAddress, goesAt } = card;
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, origin).href);
      showToast({ text: text('library.linkCopied') });
    } catch {
      showToast({ tone: 'problem', text: text('library.linkFailed') });
    }
  };
  const items: MenuItem[] =
    goesAt === null
      ? [
          { label: text('library.present'), icon: 'play', href: `${address}#present` },
          { label: text('explore.edit'), icon: pencilIcon, href: editAddress ?? address },
          { label: text('library.details'), icon: 'info', href: detailsAddress },
          { label: text('library.rename'), icon: renameIcon, onSelect: () => ask({ kind: 'rename', card }) },
          { label: text('library.moveTo'), icon: folderIcon, onSelect: () => ask({ kind: 'move', oids: [oid] }) },
          { label: text('library.copyLink'), icon: linkIcon, onSelect: () => void copyLink(), isSeparated: true },
          { label: text('library.copy'), icon: 'copy', href: copyAddress },
          { label: text('library.download'), icon: downloadIcon, href: downloadAddress },
          { label: text('library.insights'), icon: chartIcon, href: insightsAddress },
          { label: text('library.toTrash'), icon: trashIcon, tone: 'danger', onSelect: () => void trash([oid]), isSeparated: true },
        ]
      : [
          { label: text('library.restore'), icon: undoIcon, onSelect: () => void restore([oid]) },
          { label: text('library.delete'), icon: trashIcon, tone: 'danger', onSelect: () => ask({ kind: 'delete', oids: [oid] }) },
        ];
  const label = text('library.more', { title: isolate(title) });
  return <Menu label={label} items={items} trigger={(props) => <IconButton {...props} icon="more" size="sm" label={label} />} />;
}
