import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { SiteLayout } from '../../site/site-layout.tsx';
import type { Page } from '../page.ts';
import { SectionNavigation } from './navigation/section-navigation.tsx';
import { ActivitySection } from './sections/activity-section.tsx';
import { DataSection } from './sections/data-section.tsx';
import { DeleteSection } from './sections/delete-section.tsx';
import { EmailSection } from './sections/email-section.tsx';
import { LanguageSection } from './sections/language-section.tsx';
import { PasswordSection } from './sections/password-section.tsx';
import { PictureSection } from './sections/picture-section.tsx';
import { ProfileSection } from './sections/profile-section.tsx';
import { SessionsSection } from './sections/sessions-section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import * as styles from './settings-page.css.ts';

function SettingsPage({ profile, forms, language, sessions, security }: PageProps['settings']) {
  const text = useText();
  return (
    <SiteLayout>
      <h1 className={styles.title}>{text('settings.title')}</h1>
      <div className={styles.layout}>
        <SectionNavigation />
        <div className={styles.sections}>
          <ProfileSection profile={profile} state={forms.profile} />
          <PictureSection state={forms.picture} />
          <EmailSection state={forms.email} />
          <PasswordSection state={forms.password} />
          <SecuritySection security={security} state={forms.security} />
          <LanguageSection language={language} state={forms.language} />
          <SessionsSection sessions={sessions} state={forms.sessions} />
          <ActivitySection />
          <DataSection />
          <DeleteSection state={forms.delete} />
        </div>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'settings'> = {
  areas: ['account', 'settings', 'security'],
  title: (_props, text) => text('settings.title'),
  Component: SettingsPage,
};
