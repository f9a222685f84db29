import { useFrame, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { AccountMenu } from '../../../site/header/account-menu.tsx';
import { Logo } from '../../../site/logo.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useOpenEditor } from '../editor-context.tsx';
import * as styles from './editor-header.css.ts';
import { MoreMenu, TitleMenu } from './header-menus.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PresentButton } from './present-button.tsx';
import { SaveStatus, StatusStrip } from './save-status.tsx';
import { TitleField } from './title-field.tsx';
import { RedoButton, UndoButton } from './undo-buttons.tsx';

/** The way back, the title, what is saved, and what concerns the whole presentation. */
export function EditorHeader({ title, addresses, isOwner, isOpen }: PageProps['editor'] & { isOpen: boolean }) {
  const text = useText();
  const editor = useOpenEditor();
  const { user } = useFrame();
  return (
    <>
      <header className={styles.header}>
        <a href={addresses.dashboard} className={styles.back} aria-label={text('editor.back')} title={text('editor.back')}>
          <span className={styles.onlyWide}>
            <Logo size={24} />
          </span>
          <span className={styles.onlyPhone}>
            <Icon name="arrowLeft" size={22} />
          </span>
        </a>
        <span className={styles.divider} />
        <div className={styles.naming}>
          <div className={styles.titleRow}>
            {isOpen ? (
              <TitleField title={title} />
            ) : (
              <span className={styles.title} dir="auto">
                {title}
              </span>
            )}
            <span className={styles.onlyWide}>
              <TitleMenu addresses={addresses} isOwner={isOwner} />
            </span>
          </div>
          {isOpen && <SaveStatus />}
        </div>
        <div className={styles.actions}>
          {isOpen ? (
            <>
              <UndoButton />
              <span className={styles.onlyWide}>
                <RedoButton />
              </span>
              <span className={styles.onlyPhone}>
                <MoreMenu addresses={addresses} isOwner={isOwner} />
              </span>
            </>
          ) : (
            <span className={styles.onlyPhone}>
              <TitleMenu addresses={addresses} isOwner={isOwner} />
            </span>
          )}
          {user && (
            <span className={styles.onlyWide}>
              <span className={styles.divider} />
              <AccountMenu user={user} />
            </span>
          )}
          {isOwner && (
            <span className={styles.onlyWide}>
              <Button
                href={`${addresses.details}#links`}
                onClick={(event) => {
                  if (!editor || event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  editor.ask('share');
                }}
                tone="outline"
                icon="share"
                className={styles.share}
              >
                {text('editor.share')}
              </Button>
            </span>
          )}
          {isOpen ? (
            <PresentButton view={addresses.view} />
          ) : (
            <Button tone="lamp" icon="play" isDisabled className={styles.present}>
              <span className={styles.presentWord}>{text('editor.present')}</span>
            </Button>
          )}
        </div>
      </header>
      {isOpen && (
        <>
          <StatusStrip dashboard={addresses.dashboard} />
          <LeaveGuard />
        </>
      )}
    </>
  );
}
