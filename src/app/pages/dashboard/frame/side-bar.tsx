import { chartIcon, eyeIcon, fileIcon, pencilIcon, plusIcon, trashIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import { auditPaths } from '#contract/people/audit.ts';
import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { libraryPath, plainQuery, type Folder } from '#contract/presentation/library.ts';
import { routes } from '#contract/routes.ts';
import { isolate } from '#locale/isolate.ts';
import { formatCount } from '#locale/number.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { needsScript } from '../../../ui/type.css.ts';
import { useLibrary } from '../library-context.tsx';
import { FolderForm } from './folder-form.tsx';
import * as styles from './side-bar.css.ts';
import { StorageBar } from './storage-bar.tsx';
import { folderIcon, layoutIcon } from '../../../ui/icon/library-icons.ts';

/** The navigation: presentations and their folders, analytics, templates, the trash. */
export function SideBar() {
  const text = useText();
  const { user } = useFrame();
  const { query, folders, trashCount, ask, storage } = useLibrary();
  const { isTrash, isAnalytics, folder } = query;
  const { layout } = query;
  const isAtHome = !isTrash && !isAnalytics && folder === null;
  return (
    <div className={styles.side}>
      <div className={styles.column}>
        <nav aria-label={text('library.navigation')} className={styles.navigation}>
          <ul className={styles.list}>
            <Place href={libraryPath({ ...plainQuery, layout })} icon="dashboard" label={text('library.title')} isHere={isAtHome} />
            {folders.map((each) => (
              <FolderPlace
                key={each.oid}
                folder={each}
                href={libraryPath({ ...plainQuery, layout, folder: each.oid })}
                isHere={folder === each.oid}
              />
            ))}
            <li className={classNames(styles.make, needsScript)}>
              <button type="button" className={styles.makeButton} onClick={() => ask({ kind: 'make-folder', oids: [] })}>
                <Icon name={plusIcon} size={16} />
                {text('library.newFolder')}
              </button>
            </li>
            <FolderForm />
            <Place
              href={libraryPath({ ...plainQuery, isAnalytics: true, sort: 'views' })}
              icon={chartIcon}
              label={text('library.analytics')}
              isHere={isAnalytics}
            />
            <Place href={routes.templates} icon={layoutIcon} label={text('library.templates')} isHere={false} />
            <Place
              href={libraryPath({ ...plainQuery, layout, isTrash: true })}
              icon={trashIcon}
              label={text('library.trash')}
              isHere={isTrash}
              count={trashCount}
            />
          </ul>
          {user?.role === 'admin' && (
            <ul className={styles.list}>
              <Place href={analyticsRoutes.siteInsights} icon={chartIcon} label={text('account.dashboard.siteInsights')} isHere={false} />
              <Place href={pdfRoutes.purchases} icon={fileIcon} label={text('account.dashboard.purchases')} isHere={false} />
              <Place href={auditPaths.audit} icon={eyeIcon} label={text('account.dashboard.audit')} isHere={false} />
            </ul>
          )}
        </nav>
        <StorageBar storage={storage} />
      </div>
    </div>
  );
}

function Place({ href, icon, label, isHere, count = 0 }: { href: string; icon: IconName; label: string; isHere: boolean; count?: number }) {
  const { language } = useFrame();
  return (
    <li className={styles.item}>
      <a href={href} className={styles.place} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        <span className={styles.name}>{label}</span>
        {count > 0 && <span className={styles.count}>{formatCount(count, language)}</span>}
      </a>
    </li>
  );
}

function FolderPlace({ folder: { oid, name, count }, href, isHere }: { folder: Folder; href: string; isHere: boolean }) {
  const text = useText();
  const { language } = useFrame();
  const { ask } = useLibrary();
  return (
    <li className={styles.folderItem}>
      <a href={href} className={styles.folder} aria-current={isHere ? 'page' : undefined}>
        <Icon name={folderIcon} size={16} />
        <bdi className={styles.name}>{name}</bdi>
        {count > 0 && <span className={styles.count}>{formatCount(count, language)}</span>}
      </a>
      <span className={classNames(styles.folderMenu, needsScript)}>
        <Menu
          label={text('library.folderMenu', { name: isolate(name) })}
          items={[
            { label: text('library.renameFolder'), icon: pencilIcon, onSelect: () => ask({ kind: 'rename-folder', oid, name }) },
            {
              label: text('library.removeFolder'),
              icon: trashIcon,
              tone: 'danger',
              onSelect: () => ask({ kind: 'remove-folder', oid, name }),
            },
          ]}
          trigger={(props) => <IconButton {...props} icon="more" size="sm" label={text('library.folderMenu', { name: isolate(name) })} />}
        />
      </span>
    </li>
  );
}
