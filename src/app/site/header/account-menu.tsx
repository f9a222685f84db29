import { useText } from '#app/client/frame.tsx';
import type { SignedInPerson } from '#contract/person.ts';
import { routes } from '#contract/routes.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { email, name, trigger, who } from './account-menu.css.ts';
import { logOut } from './log-out.ts';

/** The account links available on every page. */
export function AccountMenu({ user }: { user: SignedInPerson }) {
  const text = useText();
  return (
    <Menu
      label={text('site.header.menu')}
      header={
        <div className={who}>
          <span className={name}>{user.publicDisplayName}</span>
          <span className={email}>{user.email}</span>
        </div>
      }
      items={[
        { label: text('site.header.dashboard'), icon: 'dashboard', href: routes.dashboard },
        { label: text('site.header.settings'), icon: 'settings', href: routes.settings },
        { label: text('site.header.logOut'), icon: 'logOut', href: routes.logOut, onSelect: () => void logOut(), isSeparated: true },
      ]}
      trigger={(props) => (
        <button type="button" {...props} className={trigger} aria-label={text('site.header.menu')}>
          <Avatar avatar={user.avatar} size="sm" />
        </button>
      )}
    />
  );
}
