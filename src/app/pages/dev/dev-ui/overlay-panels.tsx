import { chartIcon, linkIcon, pencilIcon, trashIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { showToast } from '../../../ui/overlay/toast-list.ts';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { row, stack } from './dev-ui.css.ts';
import { Panel } from './panel.tsx';

export function OverlayPanel() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const items: MenuItem[] = [
    { label: text('dev.menu.rename'), icon: pencilIcon, href: '#dev' },
    { label: text('dev.menu.copy'), icon: 'copy', href: '#dev' },
    { label: text('dev.menu.analytics'), icon: chartIcon, href: '#dev' },
    { label: text('dev.menu.trash'), icon: trashIcon, href: '#dev', tone: 'danger', isSeparated: true },
  ];
  return (
    <Panel title="dev.overlays" span="own">
      <div className={row}>
        <Menu
          label={text('dev.menu')}
          align="start"
          items={items}
          trigger={(props) => (
            <Button {...props} tone="outline" endIcon="chevronDown">
              {text('dev.menu.open')}
            </Button>
          )}
        />
        <Button tone="outline" onClick={() => setOpen(true)}>
          {text('dev.dialog.open')}
        </Button>
        <Button
          tone="outline"
          onClick={() =>
            showToast({
              text: text('dev.toast.text'),
              action: { label: text('dev.toast.undo'), onSelect: () => showToast({ text: text('dev.toast.undone') }) },
            })
          }
        >
          {text('dev.toast.show')}
        </Button>
      </div>
      <div className={row}>
        <Tooltip text={text('dev.tooltip')}>
          <IconButton icon={linkIcon} label={text('dev.tooltip')} tone="outline" />
        </Tooltip>
        <Tooltip text={text('dev.tooltip.description')} kind="description" side="bottom">
          <Button tone="soft" icon="share">
            {text('dev.share')}
          </Button>
        </Tooltip>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text('dev.type.subheading')}
        footer={
          <>
            <Button tone="outline" onClick={close}>
              {text('dev.cancel')}
            </Button>
            <Button icon="copy" onClick={close}>
              {text('dev.copyLink')}
            </Button>
          </>
        }
      >
        <div className={stack}>
          <p>{text('dev.dialog.text')}</p>
          <TextField label={text('dev.dialog.link')} defaultValue="lectern.example/v/k3f9x2?stop=2" icon={linkIcon} readOnly />
        </div>
      </Dialog>
    </Panel>
  );
}

/** Both themes are on one page, so landmark names include the theme. */
export function TabPanel({ theme }: { theme: string }) {
  const text = useText();
  const panelOf = (name: string) => <p>{text('dev.tabs.panel', { name })}</p>;
  return (
    <Panel title="dev.tabs" span="own">
      <LinkTabs
        label={`${text('dev.tabs.logIn')}, ${theme}`}
        links={[
          { href: '#dev-log-in', label: text('dev.tabs.logIn'), isCurrent: false },
          { href: '#dev-sign-up', label: text('dev.tabs.signUp'), isCurrent: true },
        ]}
      />
      <LinkTabs
        label={`${text('dev.tabs.public')}, ${theme}`}
        shape="pills"
        links={[
          { href: '#dev-all', label: text('dev.tabs.all'), isCurrent: true },
          { href: '#dev-public', label: text('dev.tabs.public'), isCurrent: false },
          { href: '#dev-drafts', label: text('dev.tabs.drafts'), isCurrent: false },
        ]}
      />
      <Tabs
        label={text('dev.tabs')}
        tabs={(['dev.tabs.profile', 'dev.tabs.security', 'dev.tabs.drafts'] as const).map((key) => ({
          id: key,
          label: text(key),
          panel: panelOf(text(key)),
        }))}
      />
    </Panel>
  );
}
